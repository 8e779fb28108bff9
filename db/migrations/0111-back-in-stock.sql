-- What a customer wants to hear of once it is back in stock: told once, and then over.
create table bin (
  id uuid primary key default time_ordered_id(),
  site text not null,
  customer_id integer not null references customer on delete cascade,
  -- What is waited for, and the product on whose page it was asked for.
  sellable_id integer not null references sellable on delete cascade,
  parent_id integer,
  email text not null,
  created_at timestamptz not null default now(),
  told_at timestamptz
);
create unique index bin_asked_once on bin (site, customer_id, sellable_id, lower(email)) where told_at is null;
create index bin_of_customer on bin (customer_id, site) where told_at is null;
create index bin_waiting on bin (sellable_id, created_at) where told_at is null;
create index bin_told on bin (told_at) where told_at is not null;
