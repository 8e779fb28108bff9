create table pickup_location (
  site text not null,
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  -- Name, address, telephone, hours and instructions.
  place jsonb not null,
  primary key (site, id)
);
create trigger pickup_location_changed after insert or update or delete or truncate on pickup_location
  for each statement execute function count_rates_revision('shipping');
