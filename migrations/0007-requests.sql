-- From a sentence to a group or a study: requests in plain words, and operations that count against quotas.

alter table research_studies
  -- Questions that were planned for it and not yet asked: [{position, role, purpose, question, format}].
  add column planned_questions jsonb not null default '[]';

alter table research_group_agents
  -- What the agent answered when candidates were screened: [{question, reply}]. It remembers that in later answers.
  add column screening jsonb;

alter table research_study_agents
  -- The same, as it was when the agent came into the study: a group can lose its member later.
  add column screening jsonb;

alter table questions
  -- The same, of direct questions and surveys to a group: lists by agent, as they were when the question was asked.
  add column screening jsonb;

alter table feature_operations
  -- What the operation is about: ids by their names, that of its job among them where there is one.
  add column about jsonb not null default '{}';

create table research_requests (
  -- rgr_… or rsr_…, as callers know it.
  id text primary key,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  kind text not null check (kind in ('group', 'study')),
  status text not null
    check (status in ('queued', 'running', 'needs_clarification', 'awaiting_review', 'refused', 'completed', 'failed')),
  phase text not null
    check (phase in ('parse', 'recruit', 'screen', 'prune', 'fit_check', 'refine', 'create_study', 'completed')),
  progress_message text not null,
  -- What was asked for, and whatever was added later, oldest first: [{text, answers}], where `answers` says what had been
  -- asked for when the text came.
  texts jsonb not null,
  -- What else the caller settled: group_size, question_count, name, title, seed, review, specialist_host_mode, source_surface.
  settings jsonb not null,
  -- Moves on with every step that is written down; of two workers with the same step in hand only one writes it.
  step integer not null default 0,
  -- What the next phase needs to know of those before: whom was drawn, who answered what, which round it is.
  progress jsonb not null default '{}',
  -- How the words were understood.
  brief jsonb,
  -- Questions for the study.
  plan jsonb,
  -- What a language model changed in the reading, and whether there was one.
  specialist jsonb not null default '{}',
  warnings jsonb not null default '[]',
  clarifying_questions jsonb not null default '[]',
  missing_info jsonb not null default '[]',
  refusal jsonb,
  refusal_reason text,
  error text,
  operation_id uuid references feature_operations (id) on delete set null,
  -- The job that works on it now, or did last.
  job_id uuid not null,
  research_group_id integer references research_groups (id) on delete set null,
  study_id integer references research_studies (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz
);
create index research_requests_organization_id on research_requests (organization_id, kind, created_at desc);
create index research_requests_job_id on research_requests (job_id);

-- A thesis taken apart into claims that can be tested, each with a group of people to test it with.
create table theses (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  organization_id integer not null references organizations (id) on delete cascade,
  user_id integer references users (id) on delete set null,
  thesis text not null,
  -- max_groups, group_size, questions_per_group, as they were asked for.
  settings jsonb not null,
  -- [{claim, audience, filters, questions, research_group_id, …}]: grows group by group.
  claims jsonb not null default '[]',
  step integer not null default 0,
  status text not null check (status in ('queued', 'running', 'completed', 'refused', 'failed')),
  refusal jsonb,
  error text,
  operation_id uuid not null references feature_operations (id) on delete cascade,
  job_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz
);
create index theses_organization_id on theses (organization_id, created_at desc);
create index theses_job_id on theses (job_id);
create index theses_operation_id on theses (operation_id);
