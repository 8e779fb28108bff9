insert into rates_revision (kind) values ('shipping');

-- Where one price holds: by postcodes, by regions, or a whole country.
create table shipping_zone (
  id integer generated always as identity primary key,
  site text not null,
  code text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  regions text[],
  -- [["35", "35"]]
  postcodes jsonb,
  unique nulls not distinct (site, code, country, regions, postcodes),
  check (regions is null or postcodes is null)
);

-- A weight band of one service in one zone; amounts in minor units of the site's currency, in the site's own basis.
create table shipping_price (
  site text not null,
  zone text not null,
  service text not null,
  carrier text not null,
  label text not null,
  kind text not null check (kind in ('parcel', 'freight')),
  from_grams integer not null check (from_grams >= 0),
  to_grams integer,
  base integer not null check (base >= 0),
  per_step integer not null check (per_step >= 0),
  step_grams integer not null check (step_grams > 0),
  position integer generated always as identity,
  primary key (site, zone, service, kind, from_grams),
  check (to_grams > from_grams)
);

create table shipping_limit (
  site text primary key,
  -- The heaviest parcel; a heavier piece goes by freight.
  parcel_grams integer not null check (parcel_grams > 0)
);

create trigger shipping_zone_changed after insert or update or delete or truncate on shipping_zone
  for each statement execute function count_rates_revision('shipping');
create trigger shipping_price_changed after insert or update or delete or truncate on shipping_price
  for each statement execute function count_rates_revision('shipping');
create trigger shipping_limit_changed after insert or update or delete or truncate on shipping_limit
  for each statement execute function count_rates_revision('shipping');

-- An answered quote: an order names it, and what it says is compared.
create table shipping_quote (
  transaction_id uuid primary key default gen_random_uuid(),
  site text not null,
  -- A hash of all that the rates depend on.
  signature text not null,
  -- {rates, split}
  rated jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shipping_quote_by_signature on shipping_quote (site, signature, created_at desc);
create index shipping_quote_by_expiry on shipping_quote (expires_at);
