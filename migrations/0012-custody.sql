-- The secret key can be changed, and what is deleted is gone for good.

-- While the key is changed, values sealed under the former and the next one lie side by side.

alter table installation
  -- Of every key that something in this database may be sealed with. A process has to know all of them to start.
  add column secret_fingerprints text[] not null default '{}';
update installation set secret_fingerprints = array[secret_fingerprint];
alter table installation drop column secret_fingerprint;

-- Files of organizations that are gone, until they are gone as well: written in the transaction that deletes the rows, so
-- that no crash leaves a file that nobody knows of.
create table media_removals (
  file text primary key,
  created_at timestamptz not null
);
