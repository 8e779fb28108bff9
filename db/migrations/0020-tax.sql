-- Counts the changes of tables that a process keeps in memory: whoever sees another number reads them again.
create table rates_revision (
  kind text primary key,
  revision bigint not null default 1
);
insert into rates_revision (kind) values ('tax');

create function count_rates_revision() returns trigger language plpgsql as $$
begin
  update rates_revision set revision = revision + 1 where kind = tg_argv[0];
  return null;
end $$;

create table tax_rate (
  id integer generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Null is the whole country.
  region text,
  postcode_from text,
  postcode_to text,
  -- Null is every class.
  class text check (class in ('goods', 'food', 'ebook')),
  name text not null,
  level text not null check (level in ('national', 'regional', 'local')),
  percent numeric(7, 4) not null check (percent between 0 and 100),
  compound boolean not null,
  on_shipping boolean not null,
  valid_from date not null,
  valid_to date,
  unique nulls not distinct (country, region, postcode_from, postcode_to, class, name, level, valid_from),
  check ((postcode_from is null) = (postcode_to is null)),
  check (valid_to >= valid_from)
);

-- A part of a country with rates of its own, found by what people write or by postcode.
create table tax_territory (
  country text not null,
  region text not null,
  names text[] not null,
  -- [["9000", "9499"]]
  postcodes jsonb not null,
  primary key (country, region)
);

-- Regions where a site does not have to collect tax.
create table tax_no_nexus (
  site text not null,
  country text not null,
  region text not null,
  primary key (site, country, region)
);

create table tariff_rate (
  site text not null,
  destination text not null,
  origin text not null,
  hs_prefix text not null check (hs_prefix ~ '^[0-9]{2,10}$'),
  percent numeric(7, 4) not null check (percent between 0 and 1000),
  valid_from date not null,
  valid_to date,
  primary key (site, destination, origin, hs_prefix, valid_from),
  check (valid_to >= valid_from)
);

create trigger tax_rate_changed after insert or update or delete or truncate on tax_rate
  for each statement execute function count_rates_revision('tax');
create trigger tax_territory_changed after insert or update or delete or truncate on tax_territory
  for each statement execute function count_rates_revision('tax');
create trigger tax_no_nexus_changed after insert or update or delete or truncate on tax_no_nexus
  for each statement execute function count_rates_revision('tax');
create trigger tariff_rate_changed after insert or update or delete or truncate on tariff_rate
  for each statement execute function count_rates_revision('tax');

-- What the register of a member state said of a VAT number.
create table vat_number_check (
  number text primary key,
  is_valid boolean not null,
  checked_at timestamptz not null
);
