-- Calls to language models: what each said, what it cost and who it was for.
--
-- Prompts are not kept. The key is a digest of everything that was asked, and with the version of the prompt's file it is
-- enough to give a recorded answer again and to prove what was asked; what people ask and show does not lie around twice.
create table model_calls (
  id uuid primary key,
  key bytea not null,
  -- No organization: the service's own calls, such as those of the shared panel.
  organization_id integer references organizations (id) on delete cascade,
  study_id bigint,
  job_id uuid,
  -- The month (UTC) that the call counts against, "2026-01"; its end goes to the same one, however late it comes.
  month text not null check (month ~ '^\d{4}-\d\d$'),
  model text not null,
  purpose text not null,
  prompt_version text not null,
  replicate integer not null,
  status text not null check (status in ('pending', 'finished', 'failed')),
  text text,
  finish text,
  input_tokens integer not null default 0,
  cached_tokens integer not null default 0,
  output_tokens integer not null default 0,
  reasoning_tokens integer not null default 0,
  -- Millionths of a dollar; null where no price is known.
  cost_micros bigint check (cost_micros >= 0),
  estimated_micros bigint not null check (estimated_micros >= 0),
  latency_ms integer,
  -- Why it failed, as a word: "timeout".
  error text,
  -- Why a text that was paid for is not given again.
  rejected_reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'finished') = (text is not null)),
  check ((status = 'failed') = (error is not null)),
  check ((status = 'pending') = (finished_at is null))
);

-- One call under way or one answer to give again for each thing that somebody asks. The key comes first, because it tells
-- rows apart by itself, and a missing organization cannot be looked up in an index.
create unique index model_calls_live on model_calls (key, organization_id) nulls not distinct
  where status = 'pending' or (status = 'finished' and rejected_reason is null);
create index model_calls_organization_id on model_calls (organization_id, month);
create index model_calls_study_id on model_calls (study_id) where study_id is not null;
create index model_calls_history on model_calls (model, purpose, finished_at desc) where status = 'finished';
create index model_calls_unfinished on model_calls (created_at) where status <> 'finished';

-- The running totals of the rows above, which budgets are checked against: spent is what finished calls cost, reserved
-- what those under way are expected to cost.
create table model_spending (
  scope text not null check (scope in ('installation', 'organization', 'study')),
  -- Of the organization or the study; 0 for the installation.
  scope_id bigint not null,
  -- Empty for a study, whose budget is not a month's.
  month text not null,
  spent_micros bigint not null default 0 check (spent_micros >= 0),
  reserved_micros bigint not null default 0 check (reserved_micros >= 0),
  primary key (scope, scope_id, month)
);

-- A pending call that is dropped gives back what was set aside for it, also when it goes with its organization.
create function release_model_reservation() returns trigger language plpgsql as $$
begin
  update model_spending set reserved_micros = reserved_micros - old.estimated_micros
  where (scope = 'installation' and scope_id = 0 and month = old.month)
    or (scope = 'organization' and scope_id = old.organization_id and month = old.month)
    or (scope = 'study' and scope_id = old.study_id and month = '');
  return null;
end
$$;

create trigger model_calls_release after delete on model_calls
  for each row when (old.status = 'pending') execute function release_model_reservation();

-- What an organization allows itself to spend in a month; the operator's limit holds beside it.
create table model_budgets (
  organization_id integer primary key references organizations (id) on delete cascade,
  monthly_cents integer not null check (monthly_cents >= 0),
  updated_at timestamptz not null
);
