-- How many working days a service takes to a zone, counted from dispatch: at the earliest and at the latest; null is not known.
alter table shipping_price
  add column days_from integer,
  add column days_to integer,
  add constraint shipping_price_days check (
    (days_from is null) = (days_to is null) and days_from >= 0 and days_to >= days_from);
