create schema sandbox;

-- A vaulted card, without its number and security code.
create table sandbox.payment_method (
  token text primary key,
  behaviour text not null,
  brand text not null,
  last_four text not null,
  month integer not null,
  year integer not null,
  has_cvv boolean not null,
  storage_state text not null default 'cached' check (storage_state in ('cached', 'retained', 'redacted')),
  created_at timestamptz not null default now()
);

create table sandbox.transaction (
  token text primary key,
  kind text not null,
  payment_method_token text not null references sandbox.payment_method,
  -- The authorization of a capture, void or credit.
  reference_token text references sandbox.transaction,
  order_id text,
  amount integer not null check (amount >= 0),
  currency text not null,
  state text not null,
  message_key text not null,
  captured integer not null default 0,
  credited integer not null default 0,
  redirect_url text,
  created_at timestamptz not null default now(),
  check (captured <= amount),
  check (credited <= captured)
);
create index transaction_by_age on sandbox.transaction (created_at desc);
create index transaction_of_order on sandbox.transaction (order_id);
