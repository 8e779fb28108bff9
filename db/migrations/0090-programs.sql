-- A subscription of a program: what was ordered, and how long it is paid for.
create table program_subscription (
  id uuid primary key default time_ordered_id(),
  site text not null,
  customer_id integer not null references customer on delete cascade,
  -- The line of an order that it comes from: published again, it is the same subscription.
  order_id text not null,
  line text not null,
  product_id integer not null,
  sku text not null,
  name text not null,
  url text not null,
  picture text,
  delivery text not null,
  -- Null is bought once and never charged again.
  subscription_interval text check (subscription_interval in ('Week', 'Month', 'Year')),
  -- Minor units: what each period costs as the site stores prices, and as it shows them.
  unit integer not null check (unit >= 0),
  shown integer not null check (shown >= 0),
  tax_class text not null,
  email text not null,
  -- Whose tax is due.
  bill_to jsonb not null,
  -- The vault's name of the card; null when the order asked for none.
  method_token text,
  card jsonb,
  is_trial boolean not null,
  -- Ordered is not paid yet, and shown to nobody.
  status text not null default 'ordered'
    check (status in ('ordered', 'trialing', 'active', 'past_due', 'suspended', 'cancelled', 'ended')),
  -- The first day of the first period, and the first day that is not paid for, if there is one.
  began_on date,
  renewal_on date,
  -- Periods that are paid for.
  cycles integer not null default 0 check (cycles >= 0),
  cancel_reason text,
  created_at timestamptz not null default now(),
  unique (order_id, line),
  check ((status = 'ordered') = (began_on is null)),
  check ((renewal_on is null) = (status = 'ordered' or subscription_interval is null))
);
create index program_of_customer on program_subscription (customer_id, created_at desc);
create index program_by_renewal on program_subscription (renewal_on)
  where status in ('trialing', 'active', 'past_due', 'cancelled');

-- What the buyer agreed to with an order: which text, when and from where.
create table program_agreement (
  order_id text not null,
  kind text not null check (kind in ('subscription', 'trial')),
  version text not null,
  agreed_at timestamptz not null default now(),
  ip text not null,
  primary key (order_id, kind)
);

-- The ledger of renewals: one row for each period of each subscription after the first, which the order paid.
create table program_charge (
  subscription_id uuid not null references program_subscription on delete cascade,
  -- Counted from 0, the period of the order.
  period integer not null check (period > 0),
  -- The first day of the period.
  due_on date not null,
  status text not null default 'due' check (status in ('due', 'authorized', 'paid', 'failed', 'dropped')),
  -- Minor units; what was asked for last.
  amount integer check (amount >= 0),
  tax integer check (tax >= 0),
  -- The engine's own name of the payment.
  reference text unique,
  -- Tries that were refused, and why the last one was.
  failures integer not null default 0,
  reason text,
  opened_on date not null,
  try_on date not null,
  -- When the engine was first asked in the last try, and whether its answer never came.
  asked_at timestamptz,
  in_doubt boolean not null default false,
  -- Until when one process is asking.
  asking_until timestamptz,
  -- Of a payment whose answer was lost: when the vendor is asked what it holds, and how often it was.
  look_at timestamptz,
  looks integer not null default 0,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (subscription_id, period),
  check ((status in ('authorized', 'paid')) <= (amount is not null)),
  check ((status = 'paid') = (paid_at is not null))
);
create index program_charge_open on program_charge (try_on) where status in ('due', 'authorized');
create index program_charge_to_look_at on program_charge (look_at) where look_at is not null;

-- What a program trains, week by week.
create table program_workout (
  product_id integer not null,
  week integer not null check (week > 0),
  day integer not null check (day between 1 and 7),
  title text not null,
  summary text not null,
  primary key (product_id, week, day)
);

-- Cards that were written before their subscriptions had a suffix.
update listing set card = card || jsonb_build_object('addable', false, 'priceSuffix',
    case p.attributes->>'subscriptionInterval' when 'Week' then '/wk' when 'Month' then '/mo' else '/yr' end)
  from product p where p.id = product_id and p.attributes->>'subscriptionInterval' in ('Week', 'Month', 'Year');
