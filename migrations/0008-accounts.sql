-- Accounts for people: sign-in, sessions, organizations with members, billing by card, and a log of what changed rights
-- or money.

alter table users
  add column name text,
  -- May administer the whole installation. Roles within an organization are in memberships.
  add column administrator boolean not null default false,
  -- When somebody first proved to own the address. Until then it is a claim that agent-register took down.
  add column email_verified_at timestamptz,
  add column last_signed_in_at timestamptz,
  -- Where they worked last, to go on there. Only a hint, so it refers to nothing: it counts as long as they are a member.
  add column last_organization_id integer;

-- What its owner calls a key.
alter table api_keys add column name text;

alter table vendor_accounts
  -- When somebody who is signed in said that this assistant is theirs. Before that it gets free keys and no paid one: whoever
  -- registers only claims an address.
  add column confirmed_at timestamptz;

-- Who a user is at an identity provider.
create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  -- As the provider last told it; users.email is the one that counts.
  email text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user_id on identities (user_id);

-- A browser that somebody signed in with. The cookie holds a secret; here is its digest.
create table browser_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id integer not null references users (id) on delete cascade,
  -- The organization that the person works in at the moment.
  organization_id integer references organizations (id) on delete set null,
  signed_in_by text not null check (signed_in_by in ('identity_provider', 'email_link')),
  user_agent text,
  ip text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index browser_sessions_user_id on browser_sessions (user_id);
create index browser_sessions_expires_at on browser_sessions (expires_at);

-- Authorizations at the identity provider that are under way: of a command line (cli) or of a browser.
create table sign_ins (
  id uuid primary key,
  purpose text not null check (purpose in ('cli', 'browser')),
  state_hash bytea not null unique,
  -- {nonce, code_verifier}, encrypted.
  sealed_checks bytea not null,
  redirect_uri text not null,
  -- The browser that asked; null for a command line, which proves itself by the id.
  browser_hash bytea,
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_ins_expires_at on sign_ins (expires_at);

-- Sign-in links that were sent by mail.
create table email_links (
  id uuid primary key,
  token_hash bytea not null unique,
  email text not null,
  browser_hash bytea not null,
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_expires_at on email_links (expires_at);

-- Addresses whose owners may become members. An invitation ends with whoever made it: it rests on their right to invite.
create table invitations (
  organization_id integer not null references organizations (id) on delete cascade,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  invited_by integer references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, email)
);
create index invitations_email on invitations (lower(email));

-- What an organization has with the card-payment provider.
create table subscriptions (
  organization_id integer primary key references organizations (id) on delete cascade,
  customer_id text not null unique,
  subscription_id text unique,
  -- As the provider names it: active, past_due, canceled and so on; none before there is a subscription.
  status text not null,
  -- Whether its checkout was paid: until then no other news of the subscription gives any rights.
  confirmed boolean not null default false,
  payment_tier_id integer references payment_tiers (id) on delete set null,
  -- The rights from before, to which the organization returns.
  former_billing_mode text not null,
  former_payment_tier_id integer references payment_tiers (id) on delete set null,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- When the provider says that the newest event happened which this row reflects: older ones change nothing.
  as_of timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One row for every event of the provider that was handled: a repeated delivery meets it and does nothing.
create table card_provider_events (
  id text primary key,
  type text not null,
  organization_id integer references organizations (id) on delete set null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null
);
create index card_provider_events_received_at on card_provider_events (received_at);

-- Visits to the provider's checkout page, and the key that came of them until it is shown or its time is over.
create table checkouts (
  id uuid primary key,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  payment_tier_id integer references payment_tiers (id) on delete set null,
  -- Null until the provider has made its page.
  provider_session_id text unique,
  status text not null check (status in ('open', 'completed', 'expired')),
  api_key_id integer references api_keys (id) on delete set null,
  sealed_key bytea,
  reveal_until timestamptz,
  revealed_at timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz
);
create index checkouts_organization_id on checkouts (organization_id, created_at desc);

-- What each event was for: agents, unit_cents, gross_cents, credit_cents, question_id and the like.
alter table billable_events add column details jsonb not null default '{}';
create index billable_events_organization_created on billable_events (organization_id, created_at desc, id desc);

-- The running totals of an organization's billable events, one row per cycle: what free questions and credit are checked
-- against, and what is invoiced when the cycle is over.
create table billing_cycles (
  organization_id integer not null references organizations (id) on delete cascade,
  cycle_start timestamptz not null,
  questions integer not null default 0 check (questions >= 0),
  free_questions_used integer not null default 0 check (free_questions_used >= 0),
  credit_used_cents bigint not null default 0 check (credit_used_cents >= 0),
  charged_cents bigint not null default 0,
  -- The provider's id of the line on its invoice, once the cycle is over and something was charged, and when it was made.
  invoice_item_id text,
  invoiced_at timestamptz,
  -- The invoice that the line stands on, as far as anybody has looked: while a subscription is running, the line comes to
  -- stand on its next invoice by itself.
  invoice_id text,
  primary key (organization_id, cycle_start)
);

-- Everything that changed rights or money. No references: what it tells of may be gone, and the entry must not be.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- user, key, operator (the command line), provider (of cards), service
  actor_kind text not null check (actor_kind in ('user', 'key', 'operator', 'provider', 'service')),
  actor_user_id integer,
  -- An e-mail address, the end of a key, or a name.
  actor text not null,
  action text not null,
  organization_id integer,
  organization_uuid uuid,
  -- What it was done to: "user 12", "tier team".
  subject text,
  details jsonb not null default '{}',
  ip text,
  request_id text
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_organization_id on audit_log (organization_id, at desc);

-- What the development identity provider and the sandbox card provider remember.
create table sandbox_objects (
  kind text not null,
  id text not null,
  body jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (kind, id)
);
create index sandbox_objects_expires_at on sandbox_objects (expires_at);

-- What refers to something that goes with an organization is found by that, once for each: without indexes, deleting an
-- organization would read whole tables as often as it has groups, studies and operations.
create index research_study_agents_group on research_study_agents (research_group_id);
create index questions_group on questions (research_group_id) where research_group_id is not null;
create index research_requests_group on research_requests (research_group_id) where research_group_id is not null;
create index research_requests_study on research_requests (study_id) where study_id is not null;
create index research_requests_operation on research_requests (operation_id) where operation_id is not null;

-- How many jobs failed of late, whosever they were.
create index jobs_failed on jobs (ended_at) where status = 'failed';

-- Jobs are the organization's work: they stay when the person who began them is deleted.
alter table jobs drop constraint jobs_user_id_fkey;
alter table jobs add constraint jobs_user_id_fkey foreign key (user_id) references users (id) on delete set null;

-- Whether a key is held to the limits of the free tier hangs on how its organization pays.
create trigger organizations_epoch after update of billing_mode
  on organizations for each statement execute function bump_keys_epoch();
