-- The populations that this installation has had. Agents are not rows: a population is a file that its recipe can
-- make again. This table gives each version the range of agent ids that its agents keep for good.
create table population_versions (
  version text primary key,
  recipe jsonb not null,
  size integer not null check (size > 0),
  -- The id of the first agent; the others follow in order.
  first_agent_id bigint not null unique check (first_agent_id > 0),
  -- Of the columns: processes and machines must have drawn the same people.
  digest text not null,
  created_at timestamptz not null
);
