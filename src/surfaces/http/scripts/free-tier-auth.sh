#!/bin/sh
# Signs in with a browser and saves the API key that comes of it.
# It listens on one port of this machine for as long as the sign-in takes, and writes one line to an env file.
set -eu
umask 077

program=free-tier-auth
service='{{base_url}}'
env_file=${HOME:?}/.populace/env
port=
wait_seconds=60
browser=yes
allow_http=no

# {{shared}}

usage() {
  cat <<END
Usage: sh free-tier-auth.sh [options]

Opens a browser to sign in, and saves the API key as SERVICE_FREE_TIER_API_KEY. For machines without a client identity
file; with one, agent-register.sh needs no browser.

  --env-file FILE   where to save the key (default: ~/.populace/env)
  --port N          port of this machine that the browser returns to (default: 47811, or 47812 or 47813 where it is taken)
  --wait SECONDS    how long to wait for the sign-in (default: $wait_seconds)
  --no-browser      only print the address to open
  --service URL     the service (default: $service)
  --allow-http      let the key travel without encryption to a service that is not on this machine
  --help            this text

Exit status: 0 saved; 1 something went wrong; 2 sign in on the web instead, because your organization has a paid plan.
END
}

while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) usage; exit 0 ;;
    --no-browser) browser=no; shift ;;
    --allow-http) allow_http=yes; shift ;;
    --env-file | --port | --wait | --service)
      [ $# -ge 2 ] || fail 1 "$1 needs a value; see --help"
      case $1 in
        --env-file) env_file=$2 ;;
        --port) port=$2 ;;
        --wait) wait_seconds=$2 ;;
        --service) service=$2 ;;
      esac
      shift 2 ;;
    *) fail 1 "there is no option $1; see --help" ;;
  esac
done

[ -z "$port" ] || matches "$port" '[0-9]{1,5}' || fail 1 "--port needs a number"
matches "$wait_seconds" '[0-9]{1,4}' || fail 1 "--wait needs a number of seconds"
check_service
need curl

work_dir=$(mktemp -d)
listener=
clean_up() {
  [ -z "$listener" ] || kill "$listener" 2>/dev/null || :
  rm -rf "$work_dir"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

# Waits for the browser on 127.0.0.1 and writes what it came back with, code and state, each on a line of its own. These
# run in the background, where exec makes the listener itself the process that is ended, and not a shell around it.
listen_with_perl() {
  exec perl -MIO::Socket::INET -e '
    my ($port, $file) = @ARGV;
    my $server = IO::Socket::INET->new(LocalAddr => "127.0.0.1", LocalPort => $port, Listen => 5, ReuseAddr => 1)
      or exit 9;
    open(my $ready, ">", "$file.ready") or exit 1; close $ready;
    while (my $client = $server->accept) {
      my $line = <$client>; my $query;
      while (defined(my $header = <$client>)) { last if $header =~ /^\r?\n$/ }
      if (defined $line && $line =~ m{^GET /oauth/callback\?(\S+) HTTP}) { $query = $1 }
      my $text = defined $query ? "You are signed in. Close this window and go back to the terminal." : "Nothing here.";
      my $status = defined $query ? "200 OK" : "404 Not Found";
      print $client "HTTP/1.1 $status\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: " . length($text) . "\r\n\r\n$text";
      close $client;
      next unless defined $query;
      my %given = map { my ($k, $v) = split /=/, $_, 2; $v = "" unless defined $v; $v =~ tr/+/ /; $v =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge; ($k, $v) } split /&/, $query;
      open(my $out, ">", "$file.part") or exit 1;
      for my $name ("code", "state", "error") { my $v = defined $given{$name} ? $given{$name} : ""; $v =~ s/[\r\n]//g; print $out "$v\n" }
      close $out; rename "$file.part", $file; exit 0;
    }' "$1" "$2"
}

listen_with_python() {
  exec python3 - "$1" "$2" <<'END'
import os, sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlsplit

port, file = int(sys.argv[1]), sys.argv[2]

class Callback(BaseHTTPRequestHandler):
    def do_GET(self):
        url = urlsplit(self.path)
        found = url.path == "/oauth/callback" and url.query != ""
        text = b"You are signed in. Close this window and go back to the terminal." if found else b"Nothing here."
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)
        if found:
            given = parse_qs(url.query)
            with open(file + ".part", "w") as out:
                for name in ("code", "state", "error"):
                    out.write(given.get(name, [""])[0].replace("\n", "").replace("\r", "") + "\n")
            os.rename(file + ".part", file)
            self.server.done = True

    def log_message(self, *args):
        pass

try:
    server = HTTPServer(("127.0.0.1", port), Callback)
except OSError:
    sys.exit(9)
server.done = False
open(file + ".ready", "w").close()
while not server.done:
    server.handle_request()
END
}

listen_with_node() {
  exec node -e '
    const fs = require("node:fs"), [port, file] = process.argv.slice(1);
    const server = require("node:http").createServer((request, response) => {
      const url = new URL(request.url, "http://127.0.0.1");
      const found = url.pathname === "/oauth/callback" && url.search !== "";
      response.writeHead(found ? 200 : 404, { "content-type": "text/plain", connection: "close" });
      response.end(found ? "You are signed in. Close this window and go back to the terminal." : "Nothing here.");
      if (!found) return;
      const line = (name) => (url.searchParams.get(name) ?? "").replace(/[\r\n]/g, "") + "\n";
      fs.writeFileSync(file + ".part", line("code") + line("state") + line("error"));
      fs.renameSync(file + ".part", file);
      server.close();
    });
    server.on("error", () => process.exit(9));
    server.listen(Number(port), "127.0.0.1", () => fs.writeFileSync(file + ".ready", ""));
  ' "$1" "$2"
}

callback=$work_dir/callback

# listen TOOL: waits on $port in the background; fails where it is taken.
listen() {
  case $1 in
    perl) listen_with_perl "$port" "$callback" & ;;
    python3) listen_with_python "$port" "$callback" & ;;
    node) listen_with_node "$port" "$callback" & ;;
  esac
  listener=$!
  tries=0
  while [ ! -e "$callback.ready" ]; do
    tries=$((tries + 1))
    if ! kill -0 "$listener" 2>/dev/null || [ "$tries" -gt 50 ]; then
      listener=
      return 1
    fi
    sleep 0.1 2>/dev/null || sleep 1
  done
}

# As arguments: not every shell splits a text into words (zsh does not).
if [ -n "$port" ]; then set -- "$port"; else set -- 47811 47812 47813; fi
port=$1
for tool in perl python3 node; do
  if command -v "$tool" >/dev/null 2>&1; then
    for port in "$@"; do
      if listen "$tool"; then break; fi
    done
    [ -n "$listener" ] || fail 1 "port $* of this machine is taken; choose another with --port"
    break
  fi
done

post /cli/auth/start "{\"provider\":\"idp\",\"redirect_uri\":\"http://127.0.0.1:$port/oauth/callback\"}"
[ "$http_code" = 200 ] || refused
session_id=$(printf '%s' "$response" | field session_id)
authorization_url=$(printf '%s' "$response" | field authorization_url)
matches "$session_id" '[A-Za-z0-9_-]{1,200}' || fail 1 "the service sent no session"
matches "$authorization_url" "https?://[A-Za-z0-9._~:/?#@!&()*+,;=%[-]*]?[A-Za-z0-9._~:/?#@!&()*+,;=%-]*" ||
  fail 1 "the service sent no address to open"

say "Sign in here, within $wait_seconds seconds:"
say "  $authorization_url"
if [ "$browser" = yes ]; then
  for opener in open xdg-open wslview; do
    if command -v "$opener" >/dev/null 2>&1; then
      "$opener" "$authorization_url" >/dev/null 2>&1 || :
      break
    fi
  done
fi

if [ -n "$listener" ]; then
  waited=0
  while [ ! -e "$callback" ]; do
    kill -0 "$listener" 2>/dev/null || break
    [ "$waited" -lt "$wait_seconds" ] || fail 1 "nobody signed in within $wait_seconds seconds; run this again"
    waited=$((waited + 1))
    sleep 1
  done
  [ -e "$callback" ] || fail 1 "what waited for the browser has stopped; run this again"
  code=$(sed -n 1p "$callback")
  state=$(sed -n 2p "$callback")
  error=$(sed -n 3p "$callback" | printable)
else
  say "Nothing on this machine can wait for the browser (perl, python3 or node could). When it says that it cannot connect,"
  say "paste the whole address from its address bar here:"
  read -r pasted </dev/tty
  code=$(printf '%s' "$pasted" | sed -n 's/.*[?&]code=\([^&#]*\).*/\1/p')
  state=$(printf '%s' "$pasted" | sed -n 's/.*[?&]state=\([^&#]*\).*/\1/p')
  error=
fi
[ -z "$error" ] || fail 1 "the identity provider said: $error"
value='[A-Za-z0-9._~+/=:-]+'
if ! matches "$code" "$value" || ! matches "$state" "$value"; then fail 1 "the browser came back without a code"; fi

post /cli/auth/complete "{\"session_id\":\"$session_id\",\"code\":\"$code\",\"state\":\"$state\"}"
[ "$http_code" = 200 ] || refused
[ "$(printf '%s' "$response" | field status)" = complete ] ||
  login_required "Your organization has a paid plan, so none was made now: make a key under Keys, signed in on the web."
key=$(printf '%s' "$response" | field api_key)
clean_up
trap - EXIT
save_key "$key"
