-- What a vendor of rates answered for a cart and an address, by package: the same question within five minutes is not asked again.
create table shipping_live_rates (
  site text not null,
  -- The hash that quotes have.
  signature text not null,
  -- {package: [{shippingCode, carrier, label, rate, days}]}
  rates jsonb not null,
  good_until timestamptz not null,
  primary key (site, signature)
);
create index shipping_live_rates_by_end on shipping_live_rates (good_until);

-- The vendor's answer that a quote was made from: an order reads it, and asks nobody. Null is our tables.
alter table shipping_quote add column live jsonb;
