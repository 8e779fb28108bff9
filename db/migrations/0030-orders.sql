-- What was entered in checkout, by list: it works without JavaScript and survives a reload.
create table checkout_draft (
  list_id uuid primary key references list on delete cascade,
  draft jsonb not null,
  updated_at timestamptz not null default now()
);

create sequence order_number;

create table shop_order (
  -- The store id and eight digits.
  id text primary key,
  site text not null,
  customer_id integer,
  guest_token text,
  list_id uuid not null,
  status text not null check (status in ('new', 'payment_pending', 'payment_complete', 'published', 'payment_error')),
  email text not null,
  -- As placed: lines, addresses, rates, totals, tax. Never changed afterwards.
  document jsonb not null,
  currency text not null,
  -- Minor units.
  amount integer not null check (amount >= 0),
  payment_type text not null,
  payment_token text,
  -- The engine's own name of the payment.
  payment_reference text unique,
  challenge_url text,
  card jsonb,
  captured integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until when one process is asking the payment engine.
  asking_until timestamptz,
  -- How often the payment engine was asked to authorise it.
  asks integer not null default 0,
  check (num_nonnulls(customer_id, guest_token) = 1),
  check (captured between 0 and amount)
);
-- Of several attempts to order one list, one runs.
create unique index one_running_order on shop_order (list_id)
  where status in ('new', 'payment_pending', 'payment_complete', 'published');
create index order_of_customer on shop_order (customer_id, created_at desc) where customer_id is not null;
create index order_unsettled on shop_order (created_at) where status in ('new', 'payment_pending', 'payment_complete');

create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references shop_order,
  from_status text,
  to_status text not null,
  cause text not null,
  at timestamptz not null default now()
);
create index event_of_order on order_event (order_id, id);

-- Pieces promised to an order until it is published or fails.
create table reservation (
  order_id text not null references shop_order,
  sellable_id integer not null,
  qty integer not null check (qty > 0),
  expires_at timestamptz not null,
  primary key (order_id, sellable_id)
);
create index reservation_by_expiry on reservation (expires_at);
