-- A request for money outside a cart: for a quote, for more to an order, or for what has no order yet. Its token is a
-- signature of its id, and kept nowhere.
create table payment_link (
  id uuid primary key,
  site text not null,
  kind text not null check (kind in ('quote', 'order', 'free')),
  -- As people name what is paid for.
  number text not null,
  -- Of a quote: the list that its order is made of, and the version that is paid. The order's own if there is one.
  list_id uuid references list on delete cascade,
  quote_version integer,
  order_id text,
  -- Whose quote or order it is.
  customer_id integer,
  email text not null,
  -- {lines, shipping, tax, total, paid, billingAddress, shippingAddress}: what is paid for as it was then; of a quote the addresses.
  document jsonb not null,
  -- Minor units. Of a quote nothing: its order says what is due, and was paid.
  due integer not null check (due >= 0),
  paid integer not null default 0 check (paid >= 0),
  -- Asked for at this moment, and neither paid nor given up.
  held integer not null default 0 check (held >= 0),
  allows_part boolean not null,
  note text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When whoever holds it asked for a new one.
  asked_again_at timestamptz,
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Of the request that made it: a repeat is the same link.
  request_key text not null,
  request_fingerprint text not null,
  unique (site, request_key),
  -- Whatever is done at the same moment: no more is taken than is due.
  check (paid + held <= due),
  check ((kind = 'quote') = (list_id is not null)),
  check ((kind = 'quote') = (quote_version is not null))
);
create index payment_link_newest on payment_link (site, created_at desc);
create index payment_link_of_list on payment_link (list_id) where list_id is not null;

-- The payments of links, but of quotes, which are paid with their order. A row is written before anybody is asked for money.
create table payment_link_payment (
  -- By which the vendor knows it.
  id text primary key,
  link_id uuid not null references payment_link,
  status text not null default 'new' check (status in ('new', 'pending', 'authorized', 'captured', 'failed')),
  -- Minor units: all of it, and what of it gift cards pay.
  amount integer not null check (amount > 0),
  gift_card_part integer not null check (gift_card_part between 0 and amount),
  engine text not null,
  token text,
  is_stored boolean not null,
  card jsonb,
  reference text,
  challenge_url text,
  billing_address jsonb not null,
  -- Why it came to what it is.
  cause text not null default 'asked',
  -- How often the vendor was asked, until when one process is asking, and until when an answer is waited for.
  asks integer not null default 0,
  asking_until timestamptz,
  wait_until timestamptz not null,
  -- When the vendor is asked what it holds beyond it, and how often it was.
  look_at timestamptz,
  looks integer not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payment_link_payment_of_link on payment_link_payment (link_id, created_at);
create index payment_link_payment_waiting on payment_link_payment (wait_until) where status in ('new', 'pending', 'authorized');
create index payment_link_payment_to_look_at on payment_link_payment (look_at) where look_at is not null;
