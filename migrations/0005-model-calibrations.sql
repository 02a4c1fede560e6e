-- How far the forecasts of language models are to be believed: fitted by `populace calibrate`, one row per run. The
-- latest row of a set of models, a way of asking and its prompts is the one that counts.
create table model_calibrations (
  id bigint generated always as identity primary key,
  -- One model, or several that forecast together, in alphabetical order.
  models text[] not null,
  elicitation text not null,
  prompt_versions text[] not null,
  questions integer not null check (questions > 0),
  -- Weights and errors by form of the answer.
  by_form jsonb not null,
  -- What was measured, for `populace calibrate --show`.
  report jsonb not null,
  created_at timestamptz not null
);
create index model_calibrations_latest on model_calibrations (models, elicitation, created_at desc);
