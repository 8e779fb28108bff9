-- What the shopper's browser told for the bank, for as long as it may ask.
alter table shop_order add column browser_info jsonb;
