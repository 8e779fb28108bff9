-- Alternatives to a product on a site, the most alike first. Computed from the listings.
create table similar_product (
  site text not null,
  product_id integer not null references product on delete cascade,
  others integer[] not null,
  primary key (site, product_id)
);

-- The most featured products of a site.
create table popular_product (
  site text primary key,
  products integer[] not null
);

-- Orders with a product, and what is bought with it, the closest first.
create table bought_product (
  product_id integer primary key references product on delete cascade,
  orders integer not null,
  others integer[] not null default '{}',
  -- True if orders were counted since `others` was computed.
  is_stale boolean not null default true
);
create index bought_product_stale on bought_product (product_id) where is_stale;

create table bought_pair (
  product_id integer not null references product on delete cascade,
  other_id integer not null references product on delete cascade,
  orders integer not null,
  counted_at timestamptz not null,
  primary key (product_id, other_id)
);
create index bought_pair_of_other on bought_pair (other_id);

-- The last number of the warehouse export that was counted.
create table bought_counted (
  only_row boolean primary key default true check (only_row),
  number bigint not null
);
insert into bought_counted (number) values (0);
