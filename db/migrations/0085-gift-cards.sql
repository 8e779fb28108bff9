-- Money that somebody paid before: who holds the code spends it. The code itself is kept nowhere.
create table gift_card (
  id uuid primary key,
  -- An HMAC: who reads the table alone can neither spend a card nor try codes against it.
  code_hash text not null unique,
  last4 text not null,
  currency text not null,
  -- Sites whose tills are one: it is taken there alone.
  site_group text not null,
  -- Minor units; the sum of its entries.
  balance integer not null check (balance >= 0),
  expires_at timestamptz,
  state text not null default 'active' check (state in ('active', 'void')),
  -- What it was issued for: issued again for the same, it is the same card.
  source text not null unique,
  -- The line that sold it, unless it was given.
  order_id text,
  line_id uuid,
  created_at timestamptz not null default now(),
  check (num_nulls(order_id, line_id) <> 1)
);
create index gift_card_sold on gift_card (order_id, line_id) where order_id is not null;

-- What was done with the money, in the order it was done. Rows are added and never changed.
create table gift_card_entry (
  id bigint generated always as identity primary key,
  gift_card_id uuid not null references gift_card,
  kind text not null check (kind in ('issue', 'hold', 'capture', 'release', 'refund')),
  -- Minor units, always positive: issue, release and refund raise the balance, a hold lowers it, and a capture makes the
  -- hold final.
  amount integer not null check (amount > 0),
  order_id text,
  -- Of several refunds of one order, which.
  reference text not null default '',
  at timestamptz not null default now(),
  check (order_id is not null or kind = 'issue'),
  unique nulls not distinct (gift_card_id, kind, order_id, reference)
);
create index gift_card_entry_of_order on gift_card_entry (order_id) where order_id is not null;
-- A hold ends once: spent, or given back.
create unique index one_end_of_hold on gift_card_entry (gift_card_id, order_id) where kind in ('capture', 'release');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end
$$;
create trigger gift_card_entry_stays before update or delete on gift_card_entry
  for each row execute function refuse_change();

-- When a sold card is mailed, and what its buyer says with it.
create table gift_card_delivery (
  gift_card_id uuid primary key references gift_card,
  site text not null,
  deliver_at timestamptz not null,
  -- When its mail was asked for.
  asked_at timestamptz,
  recipient_email text not null,
  recipient_name text not null,
  sender_name text not null,
  message text not null,
  design text not null
);
create index gift_card_delivery_due on gift_card_delivery (deliver_at) where asked_at is null;

-- When balances were asked for of late, by shopper and by address, both hashed.
create table gift_card_try (
  key text primary key,
  at timestamptz[] not null
);
