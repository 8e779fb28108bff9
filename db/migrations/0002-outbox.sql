-- What a transaction wants done after its commit: one relay reads it and hands it on, at least once each.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  -- Ids are not commit order: a row is read once no running transaction is older than its own.
  transaction xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now()
);

create table flag (
  key text primary key,
  -- In the shape of a GrowthBook feature: { defaultValue, rules }.
  feature jsonb not null,
  updated_at timestamptz not null default now()
);
