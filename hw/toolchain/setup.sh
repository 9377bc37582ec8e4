# Gets what the project builds and tests with: sourced by ./brolly. Everything comes by package name from the system's
# own package sources and from npm; hw/package.json pins the versions. What is there already is left alone.

BROLLY_NO_INSTALL=${BROLLY_NO_INSTALL:-}
deps=build/deps
debian_sources=/etc/apt/sources.list.d/debian.sources

die() { printf 'brolly: %s\n' "$*" >&2; exit 1; }
note() { printf -- '-- %s\n' "$*" >&2; }

packages_for() {
  case $1 in
    host) echo g++ cmake ninja-build pkg-config libfreetype-dev libpng-dev fonts-inter ;;
    firmware) echo gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib python3 ;;
    emulator) echo nodejs npm ;;
    checks) echo "$(named clang-format)" "$(named clang-tidy)" cppcheck gcovr ;;
  esac
}

# Layout and findings change from one clang to the next, so the checks want the pinned one where it can be had.
named() {
  if command -v "$1-14" >/dev/null || apt-cache show "$1-14" >/dev/null 2>&1; then echo "$1-14"; else echo "$1"; fi
}

# A program counts as there even if it did not come from its package (Node often does not).
is_there() {
  case $1 in
    nodejs) command -v node >/dev/null ;;
    npm|g++|cmake|cppcheck|gcovr|python3|clang-format*|clang-tidy*|pkg-config) command -v "$1" >/dev/null ;;
    ninja-build) command -v ninja >/dev/null ;;
    *) [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]] ;;
  esac
}

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else die "installing packages needs root or sudo; run as root, or install by hand: $*"; fi
}

# need GROUP...: packages of the groups, and the libraries that come with them.
need() {
  local group package missing=()
  for group in "$@"; do
    for package in $(packages_for "$group"); do is_there "$package" || missing+=("$package"); done
  done
  [[ ${#missing[@]} -eq 0 ]] || install_packages "${missing[@]}"
  need_npm
  need_library libetlcpp-dev usr/include/etl/version.h
  need_library cmock usr/share/cmock/vendor/unity/src/unity.h
}

install_packages() {
  [[ -z $BROLLY_NO_INSTALL ]] || die "these packages are missing: $*"
  command -v apt-get >/dev/null || die "this system has no apt-get; install by hand what these Debian packages have: $*"
  note "installing $*"
  as_root apt-get update -qq || die "the package lists cannot be read; is there a network?"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2 ||
    die "installing $* failed; its messages are above"
}

need_npm() {
  [[ hw/node_modules/.package-lock.json -nt hw/package-lock.json ]] && return
  [[ -z $BROLLY_NO_INSTALL ]] || die "the npm packages in hw/package.json are missing"
  note "installing the Pico SDK and the emulator"
  npm --prefix hw ci --no-audit --no-fund --loglevel=error >&2 || die "npm could not install hw/package.json; is there a network?"
  touch hw/node_modules/.package-lock.json
}

pinned() { node -p "require('./hw/package.json').debian['$1']"; }

# need_library PACKAGE FILE: headers and sources of a Debian package, unpacked into a prefix of our own. ETL must not lie
# in /usr, where its target would put the host's headers before the cross compiler's; Unity is inside cmock.
need_library() {
  local package=$1 file=$2 version
  version=$(pinned "$package")
  [[ $(cat "$deps/$package.version" 2>/dev/null) == "$version" && -e $deps/$file ]] && return
  [[ -z $BROLLY_NO_INSTALL ]] || die "$package is not unpacked in $deps"
  note "fetching $package"
  local folder
  folder=$(mktemp -d)
  fetch_package "$package" "$version" "$folder"
  mkdir -p "$deps"
  dpkg-deb -x "$folder"/*.deb "$deps"
  rm -rf "$folder"
  [[ -e $deps/$file ]] || die "$package has no $file"
  echo "$version" > "$deps/$package.version"
}

# The pinned version from the system's own release or, on an older Debian, from the pinned one, through an apt
# configuration of our own that is made from the system's. Another system's other version is better than none.
fetch_package() {
  local package=$1 version=$2 folder=$3 own="$PWD/$deps/apt" config=
  if ! has_version "$package" "$version"; then
    if [[ -e $debian_sources ]]; then
      [[ -e $own/apt.conf ]] || make_apt_configuration "$own"
      config=$own/apt.conf
      APT_CONFIG=$config has_version "$package" "$version" || die "$package $version is not to be had here (README, Building)"
    elif has_version "$package" ''; then
      note "taking the $package of this system instead of version $version, which we test with"
    else
      die "this system has no package $package; set the paths of ETL and Unity by hand (README, Building)"
    fi
  fi
  (cd "$folder" && APT_CONFIG=$config apt-get download -qq "$package" >&2) || die "$package cannot be fetched; is there a network?"
}

# has_version PACKAGE START: whether the package can be had in a version that starts so.
has_version() {
  local candidate
  candidate=$(apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: //p')
  [[ -n $candidate && $candidate != '(none)' && $candidate == "$2"* ]]
}

make_apt_configuration() {
  local own=$1 suite
  suite=$(pinned suite)
  mkdir -p "$own/lists/partial" "$own/cache/archives/partial"
  # shellcheck disable=SC1091
  sed "/^Suites:/s/$(. /etc/os-release && echo "$VERSION_CODENAME")/$suite/g" "$debian_sources" > "$own/debian.sources"
  cat > "$own/apt.conf" <<CONF
Dir::State::lists "$own/lists";
Dir::Cache "$own/cache";
Dir::Etc::sourcelist "$own/debian.sources";
Dir::Etc::sourceparts "-";
APT::Sandbox::User "root";
CONF
  APT_CONFIG=$own/apt.conf apt-get update -qq >&2 || { rm "$own/apt.conf"; die "the lists of Debian $suite cannot be read; is there a network?"; }
}
