-- Duty or a surcharge on goods that cross a border; without rows none is taken.
create table tariff_rate (
  site text not null,
  -- ISO 3166-1 alpha-2.
  destination text not null check (destination ~ '^[A-Z]{2}$'),
  -- The first digits of the goods' code in the Harmonized System; empty is all goods.
  hs_prefix text not null check (hs_prefix ~ '^[0-9]{0,10}$'),
  percent numeric(7, 4) not null check (percent between 0 and 1000),
  valid_from date not null,
  valid_to date,
  primary key (site, destination, hs_prefix, valid_from),
  check (valid_to >= valid_from)
);

create trigger tariff_rate_changed after insert or update or delete or truncate on tariff_rate
  for each statement execute function count_rates_revision('tax');
