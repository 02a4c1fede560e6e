-- Accounts, keys, jobs, limits and quotas: what the service stands on.

-- One row: what every process on this database must agree on.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint text not null,
  created_at timestamptz not null
);

create table payment_tiers (
  id integer generated always as identity primary key,
  uuid varchar(64) not null unique default replace(gen_random_uuid()::text, '-', ''),
  name varchar(128) not null unique,
  description varchar(1024),
  payment_provider_id varchar(128) unique,
  agent_tier integer not null default 0,
  monthly_price_cents integer not null default 0,
  agent_question_multiplier double precision not null default 1.0,
  free_credits_cents integer not null default 0,
  free_questions integer not null default 0,
  inc_saas boolean not null default false,
  inc_research_studies boolean not null default false,
  inc_chat_integration boolean not null default false,
  inc_research_groups boolean not null default false,
  inc_quick_questions boolean not null default false,
  -- Quotas of a billing cycle; null leaves them to the configuration of the billing mode.
  questions_per_cycle integer,
  groups_per_cycle integer,
  theses_per_cycle integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz default now()
);
create index payment_tiers_created_at on payment_tiers (created_at);

insert into payment_tiers (name, description, agent_tier, inc_saas, inc_research_studies, inc_chat_integration,
  inc_research_groups, inc_quick_questions, questions_per_cycle, groups_per_cycle, theses_per_cycle)
values ('self_hosted', 'For organizations that the operator of this installation creates: everything included.', 10,
  true, true, true, true, true, 1000000, 100000, 10000);

create table organizations (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  -- free, card_provider, invoiced, self_hosted
  billing_mode text not null check (billing_mode in ('free', 'card_provider', 'invoiced', 'self_hosted')),
  payment_tier_id integer references payment_tiers (id) on delete set null,
  created_at timestamptz not null
);
create index organizations_payment_tier_id on organizations (payment_tier_id);

create table users (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  email text not null,
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));

create table memberships (
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  role text not null check (role in ('admin', 'member')),
  created_at timestamptz not null,
  primary key (organization_id, user_id)
);
create index memberships_user_id on memberships (user_id);

-- The account of a coding assistant's vendor that a user registered with, and the installation it last came from.
create table vendor_accounts (
  vendor_account_uuid uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  organization_id integer not null references organizations (id) on delete cascade,
  client_install_id text not null,
  vendor_org_uuid uuid,
  vendor_account_created_at timestamptz,
  vendor_org_type text,
  vendor_billing_type text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index vendor_accounts_user_id on vendor_accounts (user_id);
create index vendor_accounts_organization_id on vendor_accounts (organization_id);

create table api_keys (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  prefix text not null check (prefix in ('rk_free_', 'rk_live_')),
  last_four text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  -- agent_register, operator, checkout, user
  created_by text not null,
  -- A managed paid key is kept encrypted as well, bound to the installation it was minted for.
  client_install_id text,
  sealed_key bytea,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- replaced, upgraded, operator, user
  revoked_reason text
);
create index api_keys_organization_id on api_keys (organization_id);
create index api_keys_user_id on api_keys (user_id) where revoked_at is null;

-- What processes cache carries an epoch, bumped by every change in the transaction that makes it.
create table cache_epochs (
  topic text primary key,
  epoch bigint not null
);
insert into cache_epochs values ('keys', 0);

create function bump_keys_epoch() returns trigger language plpgsql as $$
begin
  update cache_epochs set epoch = epoch + 1 where topic = 'keys';
  return null;
end
$$;

create trigger api_keys_epoch after delete or update of revoked_at, revoked_reason, scopes, organization_id, user_id
  on api_keys for each statement execute function bump_keys_epoch();
create trigger memberships_epoch after delete or update of role
  on memberships for each statement execute function bump_keys_epoch();

create table jobs (
  id uuid primary key,
  parent_id uuid references jobs (id) on delete cascade,
  -- No owner: the service's own, such as the job that `populace doctor` sends through the queue.
  organization_id integer references organizations (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'started', 'finished', 'failed')),
  free_tier boolean not null default false,
  payload jsonb not null,
  result jsonb,
  error text,
  meta jsonb not null default '{}',
  attempts integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((status = 'failed') = (error is not null)),
  check ((status in ('finished', 'failed')) = (ended_at is not null))
);
create index jobs_organization_id on jobs (organization_id, created_at desc);
create index jobs_user_id on jobs (user_id);
create index jobs_parent_id on jobs (parent_id) where parent_id is not null;

-- The first answer to a request with an Idempotency-Key, written in the transaction that did the work.
create table idempotency_keys (
  caller text not null,
  key text not null,
  fingerprint bytea not null,
  status integer,
  sealed_body bytea,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- One fixed window per limit and subject, opened by the first request in it. Unlogged: counting a request waits for no
-- disk, and a crash of the database forgets only the windows of the last minutes.
create unlogged table rate_windows (
  subject text primary key,
  opened_at timestamptz not null,
  hits bigint not null
);
create index rate_windows_opened_at on rate_windows (opened_at);

create table feature_operations (
  id uuid primary key,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  kind text not null,
  created_at timestamptz not null
);
create index feature_operations_organization_id on feature_operations (organization_id, created_at desc);

create table feature_usage_records (
  id bigint generated always as identity primary key,
  operation_id uuid not null references feature_operations (id) on delete cascade,
  feature text not null check (feature in ('questions_per_cycle', 'groups_per_cycle', 'theses_per_cycle')),
  units integer not null check (units >= 0),
  state text not null check (state in ('traced', 'reserved', 'committed', 'voided')),
  -- The cycle that a reservation counts against; its settlement goes to the same one, however late it comes.
  cycle_start timestamptz not null,
  recorded_at timestamptz not null
);
create index feature_usage_records_operation_id on feature_usage_records (operation_id);

-- The running totals of the records above, one row per organization, feature and cycle: what a limit is checked against.
create table feature_quotas (
  organization_id integer not null references organizations (id) on delete cascade,
  feature text not null,
  cycle_start timestamptz not null,
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (organization_id, feature, cycle_start)
);

create table billable_events (
  id bigint generated always as identity primary key,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  type varchar(64) not null,
  charge_cents integer not null default 0,
  is_admin boolean not null default false,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index billable_events_organization_id on billable_events (organization_id);
create index billable_events_user_id on billable_events (user_id);
create index billable_events_type on billable_events (type);
