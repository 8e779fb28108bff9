-- Exports and deletions that customers request. The log holds no personal data and outlives the account.
create table privacy_log (
  customer_id integer not null,
  kind text not null check (kind in ('export', 'deletion')),
  state text not null check (state in ('requested', 'ready', 'cancelled', 'done')),
  at timestamptz not null
);
create index privacy_log_of_customer on privacy_log (customer_id, at);

create table privacy_export (
  id uuid primary key,
  customer_id integer not null references customer on delete cascade,
  site text not null,
  requested_at timestamptz not null,
  -- The archive can be downloaded until then, and is deleted afterwards.
  expires_at timestamptz,
  archive bytea,
  check ((archive is null) = (expires_at is null))
);
create unique index one_pending_export on privacy_export (customer_id) where archive is null;
create index privacy_export_of_customer on privacy_export (customer_id, requested_at);
alter table privacy_export alter column archive set storage external;

create table privacy_deletion (
  customer_id integer primary key references customer on delete cascade,
  site text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index privacy_deletion_due on privacy_deletion (due_at);
