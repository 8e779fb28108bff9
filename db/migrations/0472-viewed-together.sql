-- Visits with a product's page, and the products viewed in the same visits, the closest first. Nothing refers to a
-- visitor.
create table viewed_product (
  product_id integer primary key references product on delete cascade,
  visits integer not null,
  others integer[] not null default '{}',
  -- True if visits were counted since `others` was computed.
  is_stale boolean not null default true
);
create index viewed_product_stale on viewed_product (product_id) where is_stale;

create table viewed_pair (
  product_id integer not null references product on delete cascade,
  other_id integer not null references product on delete cascade,
  visits integer not null,
  counted_at timestamptz not null,
  primary key (product_id, other_id)
);
create index viewed_pair_of_other on viewed_pair (other_id);

-- The number of the last counted event, and the UTC day of its receipt.
create table viewed_counted (
  only_row boolean primary key default true check (only_row),
  number bigint not null,
  day date not null
);
insert into viewed_counted (number, day) values (0, '-infinity');
