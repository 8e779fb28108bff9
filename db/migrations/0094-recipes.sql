-- A customisation as it was stored: named by what is in it, never changed and never removed, because links and carts name it.
create table recipe (
  id text primary key,
  product_id integer not null references product (id) on delete cascade,
  custom_sku text not null,
  options jsonb not null,
  children jsonb not null,
  plate_opts jsonb,
  created_at timestamptz not null default now()
);
create index on recipe (product_id);
