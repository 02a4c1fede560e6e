-- Processes share the calls that a model takes at once. It is worth nothing after a crash: shares are asked for anew every
-- moment, and those of processes that do not ask run out.
create unlogged table model_shares (
  model text primary key,
  -- By process: how many calls it wants, how many it may have under way, and until when that holds.
  shares jsonb not null default '{}'
);
