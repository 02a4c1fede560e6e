-- Sign-in for programs: an assistant that knows only the address of the service registers itself, sends its user to a page
-- that asks, and gets a key. A connection is that key and what renews it.

alter table api_keys
  -- From then on it does not work. Null: until it is revoked. Only keys of connections have an end, which each refresh moves.
  add column expires_at timestamptz;

-- A refresh gives a key another secret; whoever has cached the old one must not go on using it.
drop trigger api_keys_epoch on api_keys;
create trigger api_keys_epoch
  after delete or update of revoked_at, revoked_reason, scopes, organization_id, user_id, key_hash, expires_at
  on api_keys for each statement execute function bump_keys_epoch();

-- Programs that said who they are. Nobody has checked it.
create table connection_clients (
  id text primary key,
  name text,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index connection_clients_last_used_at on connection_clients (last_used_at);

-- What somebody allowed a program. It is over when its key is revoked, however that comes about. Clients are named and not
-- referred to: one that has been forgotten leaves its connections as they are.
create table connections (
  id uuid primary key,
  client_id text not null,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  api_key_id integer not null unique references api_keys (id) on delete cascade,
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index connections_organization_id on connections (organization_id);
create index connections_user_id on connections (user_id);
create index connections_refreshed_at on connections (refreshed_at);

-- Codes that a browser carries from the page to the program. Used ones are kept for a day: a second use gives a thief away.
create table connection_codes (
  code_hash bytea primary key,
  client_id text not null,
  -- As the page showed it.
  client_name text,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  -- What the program asked for; null where it named nothing that is known here.
  scopes text[],
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What came of it.
  connection_id uuid references connections (id) on delete cascade
);
create index connection_codes_expires_at on connection_codes (expires_at);
create index connection_codes_organization_id on connection_codes (organization_id);
create index connection_codes_user_id on connection_codes (user_id);
create index connection_codes_connection_id on connection_codes (connection_id);

-- What renews a connection, once each. Used ones are kept, as above.
create table connection_tokens (
  token_hash bytea primary key,
  connection_id uuid not null references connections (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index connection_tokens_connection_id on connection_tokens (connection_id);
create index connection_tokens_used_at on connection_tokens (used_at);
