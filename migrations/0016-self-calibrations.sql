-- Language models that the service measures by itself: how far it has come with each set of models that forecast together,
-- and who is at it. What was measured is in model_calibrations.
create table self_calibrations (
  -- In alphabetical order, as in model_calibrations.
  models text[] not null,
  prompt_versions text[] not null,
  state text not null check (state in ('measuring', 'waiting', 'measured')),
  -- Forecasts that it takes, and those that have come in.
  calls integer not null,
  answered integer not null default 0,
  failures integer not null default 0,
  -- Why it waits, and until when.
  reason text,
  next_at timestamptz not null,
  -- The process that is at it, for as long as it says so.
  holder uuid,
  held_until timestamptz not null,
  updated_at timestamptz not null,
  primary key (models, prompt_versions)
);
