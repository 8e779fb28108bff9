-- When a flag was last read from GrowthBook; null for flags of the store.
alter table flag add column read_at timestamptz;
