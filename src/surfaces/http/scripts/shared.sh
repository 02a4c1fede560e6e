# What the server sends is read, never run: fields are cut out of the JSON and looked at before they are used.

say() { printf '%s\n' "$*" >&2; }

# fail CODE WORDS…: one line on stderr, and an end.
fail() {
  fail_code=$1
  shift
  say "$program: $*"
  exit "$fail_code"
}

# field NAME: the first text value of that name in the JSON on stdin. A value with escapes in it is cut off before them.
field() {
  awk -v name="$1" '
    { text = text $0 " " }
    END {
      start = match(text, "\"" name "\"[ \t\r]*:[ \t\r]*\"[^\"\\\\]*")
      if (start == 0) exit
      value = substr(text, RSTART, RLENGTH)
      sub("^\"" name "\"[ \t\r]*:[ \t\r]*\"", "", value)
      print value
    }'
}

# number NAME: the same for a whole number.
number() {
  awk -v name="$1" '
    { text = text $0 " " }
    END {
      if (match(text, "\"" name "\"[ \t\r]*:[ \t\r]*[0-9]+") == 0) exit
      value = substr(text, RSTART, RLENGTH)
      sub("^.*:[ \t\r]*", "", value)
      print value
    }'
}

# matches TEXT PATTERN: whether the whole of it, one line, has that form. (Some awks cannot count: {8} is grep's work.)
matches() {
  case $1 in *"
"*) return 1 ;; esac
  printf '%s\n' "$1" | grep -Eqx -e "$2"
}

# printable: what may be shown on a terminal, on one line.
printable() { tr -cd '[:print:]' | cut -c 1-400; }

need() { command -v "$1" >/dev/null 2>&1 || fail 1 "this needs $1, which is not installed"; }

# A key must not travel where others can read it.
check_service() {
  service=${service%/}
  case $service in
    https://?*) ;;
    http://localhost | http://localhost[:/]* | http://127.0.0.1 | http://127.0.0.1[:/]* | http://\[::1\]*) ;;
    http://?*) [ "$allow_http" = yes ] || fail 1 "$service is not encrypted: use https, or say --allow-http" ;;
    *) fail 1 "--service needs an address such as https://panel.example.com" ;;
  esac
  case $service in *[!A-Za-z0-9._~:/\[\]-]*) fail 1 "--service has characters that an address does not have" ;; esac
}

# post PATH BODY: sends JSON, and leaves $http_code and $response. A request whose answer got lost is repeated under the
# same Idempotency-Key, so that nothing is made twice.
post() {
  repeat_key=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  tries=1
  while :; do
    # What went wrong is told once, when it was the last try.
    if [ "$tries" -lt 3 ]; then quiet=-s; else quiet=-sS; fi
    if answer=$(printf '%s' "$2" | curl "$quiet" --max-time 30 -X POST -H 'Content-Type: application/json' \
      -H "Idempotency-Key: $repeat_key" --data-binary @- -w '\n%{http_code}' "$service$1"); then
      break
    fi
    [ "$tries" -lt 3 ] || fail 1 "$service does not answer"
    tries=$((tries + 1))
    sleep 1
  done
  http_code=$(printf '%s\n' "$answer" | tail -n 1)
  response=$(printf '%s\n' "$answer" | sed '$d')
}

# What to say when the answer was no success.
refused() {
  message=$(printf '%s' "$response" | field message | printable)
  seconds=$(printf '%s' "$response" | number retry_after_seconds)
  [ -z "$seconds" ] || message="$message Try again in $seconds seconds."
  fail 1 "${message:-the service answered $http_code}"
}

# login_required WORDS…: why there is no key, and where to get one.
login_required() {
  say "$*"
  login_url=$(printf '%s' "$response" | field login_url | printable)
  [ -z "$login_url" ] || say "Sign in at: $login_url"
  exit 2
}

# save_key KEY: puts it into the env file, in place of an earlier one. Other lines stay as they are.
save_key() {
  matches "$1" 'rk_(free|live)_[0-9A-Za-z]+' || fail 1 "the service sent no key that looks like one"
  [ ! -L "$env_file" ] || fail 1 "$env_file is a symbolic link; name the file itself with --env-file"
  env_dir=$(dirname -- "$env_file")
  mkdir -p -- "$env_dir"
  # Whole, because a shell looks for a bare name among its programs and not here.
  env_dir=$(CDPATH='' cd -- "$env_dir" && pwd)
  env_file=${env_dir%/}/$(basename -- "$env_file")
  new_file=$(mktemp "$env_dir/.key.XXXXXX")
  trap 'rm -f "$new_file"' EXIT
  if [ -f "$env_file" ]; then
    grep -v '^SERVICE_FREE_TIER_API_KEY=' "$env_file" >"$new_file" || :
  fi
  printf 'SERVICE_FREE_TIER_API_KEY=%s\n' "$1" >>"$new_file"
  chmod 600 "$new_file"
  mv -f "$new_file" "$env_file"
  trap - EXIT
  say "Saved SERVICE_FREE_TIER_API_KEY to $env_file (only you can read it). To use it in this shell:"
  say "  set -a; . '$(printf '%s' "$env_file" | sed "s/'/'\\\\''/g")'; set +a"
}
