#!/bin/sh
# Registers this machine's coding assistant and saves its API key.
# It reads one file in your home directory, sends seven fields of it to the service, and writes one line to an env file.
set -eu
umask 077

program=agent-register
service='{{base_url}}'
env_file=${HOME:?}/.populace/env
identity=
allow_http=no

# {{shared}}

usage() {
  cat <<END
Usage: sh agent-register.sh [options]

Gets an API key for the account that a coding assistant runs under on this machine, without a browser, and saves it as
SERVICE_FREE_TIER_API_KEY. Running it again replaces the key; the earlier one stops working at once.

  --identity FILE   the client identity file (default: ~/.populace/identity.json, else ~/.claude.json)
  --env-file FILE   where to save the key (default: ~/.populace/env)
  --service URL     the service (default: $service)
  --allow-http      let the key travel without encryption to a service that is not on this machine
  --help            this text

What is sent: e-mail address, account id, installation id, and where known organization id, its type, how it is billed
and when the account was made. Nothing else of the file leaves this machine.

Exit status: 0 saved; 1 something went wrong; 2 sign in with a browser; 3 no client identity file (use free-tier-auth.sh).
END
}

while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) usage; exit 0 ;;
    --allow-http) allow_http=yes; shift ;;
    --identity | --env-file | --service)
      [ $# -ge 2 ] || fail 1 "$1 needs a value; see --help"
      case $1 in
        --identity) identity=$2 ;;
        --env-file) env_file=$2 ;;
        --service) service=$2 ;;
      esac
      shift 2 ;;
    *) fail 1 "there is no option $1; see --help" ;;
  esac
done

check_service
need curl

if [ -z "$identity" ]; then
  for candidate in "$HOME/.populace/identity.json" "$HOME/.claude.json"; do
    if [ -r "$candidate" ]; then
      identity=$candidate
      break
    fi
  done
fi
if [ -z "$identity" ] || [ ! -r "$identity" ]; then
  say "There is no client identity file${identity:+ at $identity}. Sign in with a browser instead:"
  say "  curl -fsSL $service/scripts/free-tier-auth.sh -o free-tier-auth.sh && sh free-tier-auth.sh"
  exit 3
fi

# known NAMES… : the first of these fields that the file has.
known() {
  for name in "$@"; do
    value=$(field "$name" <"$identity")
    if [ -n "$value" ]; then
      printf '%s' "$value"
      return
    fi
  done
}

uuid='[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'
email=$(known email emailAddress)
account=$(known vendor_account_uuid accountUuid)
install=$(known client_install_id userID)
matches "$email" '[^@ "<>]+@[^@ "<>]+[.][^@ "<>]+' || fail 1 "$identity has no e-mail address"
matches "$account" "$uuid" || fail 1 "$identity has no account id (vendor_account_uuid)"
matches "$install" '[0-9a-fA-F]{64}' || fail 1 "$identity has no installation id (client_install_id, 64 hexadecimal characters)"

body="{\"email\":\"$email\",\"vendor_account_uuid\":\"$account\",\"client_install_id\":\"$install\""
# add FIELD VALUE PATTERN: what is not of the right form is left out, for these may be missing.
add() {
  if [ -n "$2" ] && matches "$2" "$3"; then body="$body,\"$1\":\"$2\""; fi
}
word='[A-Za-z0-9_.-]{1,64}'
add vendor_org_uuid "$(known vendor_org_uuid organizationUuid)" "$uuid"
add vendor_account_created_at "$(known vendor_account_created_at accountCreatedAt)" \
  '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})'
add vendor_org_type "$(known vendor_org_type organizationType)" "$word"
add vendor_billing_type "$(known vendor_billing_type billingType)" "$word"

say "Registering $email with $service"
post /cli/auth/agent-register "$body}"
case $http_code in 200 | 201) ;; *) refused ;; esac
[ "$(printf '%s' "$response" | field status)" = complete ] ||
  login_required "This account signs in with a browser to get its key; none was made now."
save_key "$(printf '%s' "$response" | field api_key)"
if printf '%s' "$response" | grep -Eq '"previous_key_revoked"[[:space:]]*:[[:space:]]*true'; then
  say "The key from before no longer works."
fi
