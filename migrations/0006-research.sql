-- Groups, questions, studies and what comes out of them.

alter table research_groups
  -- Archived groups are no longer listed or asked; studies with them go on.
  add column archived_at timestamptz,
  -- How the members were found: one entry for each recruitment, with the filters as they were understood.
  add column recruitments jsonb not null default '[]';

alter table research_group_agents
  -- How much the agent counts when answers are added up; 1 on average over a recruitment.
  add column weight double precision not null default 1 check (weight > 0);

-- What questions can be about: images and documents. The bytes lie in the media store, under their digest.
create table media_assets (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  filename text not null,
  mime text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- What it shows, for models that cannot see.
  description text,
  -- Of images, in pixels.
  width integer,
  height integer,
  created_at timestamptz not null,
  unique (organization_id, sha256)
);

create table research_studies (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  title text not null,
  objective text not null,
  stage text not null check (stage in ('draft', 'recruiting', 'fielding', 'analysis', 'complete', 'archived')),
  shareable boolean not null default false,
  -- The most that language models may cost for it; the limit of the configuration for every study holds beside it.
  budget_cents integer check (budget_cents >= 0),
  share_token text unique,
  share_enabled boolean not null default false,
  share_expires_at timestamptz,
  share_redact text[] not null default '{}',
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index research_studies_organization_id on research_studies (organization_id, created_at desc);

create table research_study_groups (
  study_id integer not null references research_studies (id) on delete cascade,
  research_group_id integer not null references research_groups (id) on delete cascade,
  -- 0 is the primary group.
  position integer not null,
  primary key (study_id, research_group_id)
);
create index research_study_groups_group on research_study_groups (research_group_id);

-- Who takes part: the members that the groups had when the study was created.
create table research_study_agents (
  study_id integer not null references research_studies (id) on delete cascade,
  agent_id bigint not null,
  research_group_id integer not null references research_groups (id) on delete cascade,
  position integer not null,
  weight double precision not null default 1 check (weight > 0),
  -- Removed from the study: what the agent has answered stays, and no longer counts.
  removed_at timestamptz,
  primary key (study_id, agent_id)
);

-- Questions: direct ones to an agent or a group, those of studies, and surveys with given answers.
create table questions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  kind text not null check (kind in ('direct', 'study', 'zeitgeist')),
  study_id integer references research_studies (id) on delete cascade,
  -- Of direct questions and surveys: whom they were put to.
  research_group_id integer references research_groups (id) on delete cascade,
  agent_id bigint,
  -- Of surveys.
  title text,
  question text not null,
  optimized_question text,
  format jsonb not null default '{}',
  media_asset_ids integer[] not null default '{}',
  -- The job that gathers the answers, and one for each agent; the three lists go together, in the order of the panel.
  job_id uuid not null,
  agent_ids bigint[] not null,
  weights double precision[] not null,
  job_ids uuid[] not null,
  -- Of studies: the questions that had been answered when this one was asked. Agents remember what they said to them.
  earlier_question_ids bigint[] not null default '{}',
  -- How the engine took the question and what it answered with, from the first answer.
  understood jsonb,
  meta jsonb,
  -- What a summary of the answers says, when all are in.
  summary jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'study') = (study_id is not null))
);
create index questions_organization_id on questions (organization_id, kind, created_at desc);
create index questions_study_id on questions (study_id, id) where study_id is not null;
create index questions_job_id on questions (job_id);

create table answers (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions (id) on delete cascade,
  agent_id bigint not null,
  -- In the panel that was asked, from 0.
  position integer not null,
  weight double precision not null,
  response_text text not null,
  value jsonb,
  confidence text not null,
  -- Only where it is not what the question says: another engine answered in place of the first.
  meta jsonb,
  -- By an agent who was removed from the study.
  excluded boolean not null default false,
  submitted_at timestamptz not null,
  -- An agent answers a question once, however often its job is tried.
  unique (question_id, agent_id)
);
create index answers_position on answers (question_id, position);

-- What is still to come of a job that has parts.
create index jobs_open_parts on jobs (parent_id) where ended_at is null and parent_id is not null;

-- The completions of a study, which go with it.
create index jobs_study_completion on jobs ((meta ->> 'study_id')) where kind = 'study_completion';

-- What the steps of a study's completion came to; completing it again replaces them.
create table research_study_reports (
  study_id integer not null references research_studies (id) on delete cascade,
  step text not null,
  result jsonb not null,
  job_id uuid,
  created_at timestamptz not null,
  primary key (study_id, step)
);

-- Addresses that are told when jobs end.
create table webhook_endpoints (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  url text not null,
  description text,
  -- Signs what is sent; shown once, and kept encrypted.
  sealed_secret bytea not null,
  enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhook_endpoints_organization_id on webhook_endpoints (organization_id, created_at desc);

create table webhook_deliveries (
  id uuid primary key,
  webhook_endpoint_id integer not null references webhook_endpoints (id) on delete cascade,
  type text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'delivered', 'failed')),
  attempts integer not null default 0,
  response_status integer,
  error text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index webhook_deliveries_endpoint on webhook_deliveries (webhook_endpoint_id, created_at desc);
create index webhook_deliveries_queued on webhook_deliveries (created_at) where status = 'queued';
create index webhook_deliveries_ended_at on webhook_deliveries (ended_at) where ended_at is not null;
