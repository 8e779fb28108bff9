-- Each sent offer as the customer got it; rows are only added.
create table quote_answer (
  list_id uuid not null references quote on delete cascade,
  number integer not null check (number > 0),
  -- {lines: [{itemId, sku, name, choice, details, taxClass, qty, price}], shipping, note}, prices in minor units.
  document jsonb not null,
  sent_at timestamptz not null,
  valid_until timestamptz not null,
  -- Staff have no scope to store an idempotency key under.
  key text not null,
  primary key (list_id, number),
  unique (list_id, key)
);

create table quote_message (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references quote on delete cascade,
  author text not null check (author in ('customer', 'sales')),
  -- First name of the salesperson.
  agent text not null default '',
  text text not null,
  -- The idempotency key of a message of staff.
  key text,
  created_at timestamptz not null,
  position bigint generated always as identity,
  unique (list_id, key)
);
create index quote_message_by_quote on quote_message (list_id, position);

create table quote_file (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references quote on delete cascade,
  kind text not null check (kind in ('document', 'tax_exempt')),
  name text not null,
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  position bigint generated always as identity
);
create index quote_file_by_quote on quote_file (list_id, position);
alter table quote_file alter column bytes set storage external;

alter table quote
  -- As the customer typed or chose it.
  add column delivery text not null default '',
  add column wanted_on date,
  -- The salesperson, and the time when they last took the quote to edit it.
  add column owner text not null default '',
  add column taken_at timestamptz,
  -- The expiry that a reminder was sent for.
  add column reminded_for timestamptz,
  -- Idempotency key of the duplication that created the quote.
  add column copy_key text unique;
alter table quote drop constraint quote_state_check;
alter table quote add constraint quote_state_check check (
  state in ('requested', 'in_work', 'sent', 'accepted', 'declined', 'ordered', 'cancelled')
);
create index quote_of_site on quote (site, requested_at desc);
