-- How a country taxes the shipping of an order with goods at several rates; without a row, at the highest rate.
create table shipping_tax_rule (
  country text not null check (country ~ '^[A-Z]{2}$'),
  method text not null check (method in ('highest', 'proportional')),
  -- The law or guidance, such as 'HMRC VAT Notice 700/24'.
  source text not null check (source <> ''),
  valid_from date not null,
  valid_to date,
  primary key (country, valid_from),
  check (valid_to >= valid_from)
);

create trigger shipping_tax_rule_changed after insert or update or delete or truncate on shipping_tax_rule
  for each statement execute function count_rates_revision('tax');
