-- Millimetres of the box a piece leaves in: length, width, height. Null is not known: it is paid for by weight alone.
alter table sellable
  add column packed_size integer[] check (cardinality(packed_size) = 3 and 0 < all (packed_size));

-- Where goods leave: our own stock, or what a vendor sends for a site.
create table shipping_origin (
  site text not null,
  -- '' is our own stock.
  vendor text not null,
  name text not null,
  city text not null,
  region text not null,
  postcode text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  primary key (site, vendor)
);

-- Near and far are measured from where a vendor's goods leave, where it has zones of its own.
alter table shipping_zone add column vendor text not null default '';
alter table shipping_zone drop constraint shipping_zone_site_code_country_regions_postcodes_key;
alter table shipping_zone
  add constraint shipping_zone_key unique nulls not distinct (site, vendor, code, country, regions, postcodes);

-- Stores of releases before start without rows in what follows: their prices stay what they are until a merchant writes some.

-- Cubic centimetres that a carrier takes for a kilogram, of packages from a volume on.
create table shipping_divisor (
  site text not null,
  kind text not null check (kind in ('parcel', 'freight')),
  -- Null is every service of the kind.
  service text,
  cm3_per_kg integer not null check (cm3_per_kg > 0),
  from_cm3 integer not null default 0 check (from_cm3 >= 0),
  unique nulls not distinct (site, kind, service)
);

-- What freight costs in percent of the table's price, by the class of its density.
create table shipping_freight_class (
  site text not null,
  code text not null,
  -- Pounds a cubic foot.
  from_density numeric(6, 2) not null check (from_density >= 0),
  percent integer not null check (percent > 0),
  primary key (site, code)
);

-- What is asked beside the price by weight; minor units of the site's currency, in the site's own basis.
create table shipping_surcharge (
  id integer generated always as identity primary key,
  site text not null,
  kind text not null check (kind in ('piece', 'oversize', 'overweight', 'liftgate')),
  -- Of shipping; null is every group.
  shipping_group text,
  -- Millimetres of the longest side, or grams.
  above integer check (above > 0),
  amount integer not null check (amount >= 0),
  unique nulls not distinct (site, kind, shipping_group, above),
  check ((above is null) = (kind in ('piece', 'liftgate')))
);

create trigger shipping_origin_changed after insert or update or delete or truncate on shipping_origin
  for each statement execute function count_rates_revision('shipping');
create trigger shipping_divisor_changed after insert or update or delete or truncate on shipping_divisor
  for each statement execute function count_rates_revision('shipping');
create trigger shipping_freight_class_changed after insert or update or delete or truncate on shipping_freight_class
  for each statement execute function count_rates_revision('shipping');
create trigger shipping_surcharge_changed after insert or update or delete or truncate on shipping_surcharge
  for each statement execute function count_rates_revision('shipping');
