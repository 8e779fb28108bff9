-- A customer's admission to an event, which also earns what its type gives.
create table ticket (
  id uuid primary key default time_ordered_id(),
  customer_id integer not null references customer on delete cascade,
  type text not null,
  event_id text not null,
  holder_name text not null,
  status text not null default 'valid' check (status in ('valid', 'used', 'cancelled')),
  -- The order that bought it; none for one that was given.
  order_id text,
  -- What it was granted for: granted again for the same, it is the same ticket.
  source text not null unique,
  created_at timestamptz not null default now()
);
create index ticket_of_customer on ticket (customer_id);
create index ticket_of_order on ticket (order_id) where order_id is not null;

-- What a ticket of a type earns its holder.
create table ticket_benefit (
  ticket_type text not null,
  product_id integer not null,
  type text not null default 'percent' check (type in ('percent', 'fixed')),
  -- Percent, or minor units of the currency.
  value integer not null check (value >= 0 and (type = 'fixed' or value <= 100)),
  currency text,
  free_shipping boolean not null default false,
  uses integer not null check (uses > 0),
  primary key (ticket_type, product_id, type),
  check ((type = 'fixed') = (currency is not null)),
  check (value > 0 or free_shipping)
);

-- A discount on one product that a customer earned, and how often it can still be used.
create table earned (
  id uuid primary key default time_ordered_id(),
  customer_id integer not null references customer on delete cascade,
  product_id integer not null,
  type text not null default 'percent' check (type in ('percent', 'fixed')),
  value integer not null check (value >= 0 and (type = 'fixed' or value <= 100)),
  -- An amount is worth something in its own currency alone.
  currency text,
  free_shipping boolean not null default false,
  uses integer not null check (uses > 0),
  -- Not used by a published order yet; of these so many are promised to orders that run.
  uses_left integer not null check (uses_left between 0 and uses),
  reserved integer not null default 0 check (reserved between 0 and uses_left),
  -- What earned it.
  ticket_id uuid references ticket on delete cascade,
  order_id text,
  created_at timestamptz not null default now(),
  check ((type = 'fixed') = (currency is not null))
);
create index earned_of_customer on earned (customer_id);
create index earned_by_ticket on earned (ticket_id) where ticket_id is not null;

-- The uses of an order: promised when it is placed, counted when it is published, given back when it ends otherwise.
create table earned_use (
  earned_id uuid not null references earned on delete cascade,
  order_id text not null,
  qty integer not null check (qty > 0),
  state text not null default 'reserved' check (state in ('reserved', 'counted', 'returned')),
  primary key (earned_id, order_id)
);
create index earned_use_of_order on earned_use (order_id);
