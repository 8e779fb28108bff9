-- What a product's attributes say about how it travels.
alter table product
  -- Cannot be collected by the shopper.
  add column pickup_disabled boolean not null default false,
  -- Adds nothing to what a parcel costs.
  add column ships_free boolean not null default false;
