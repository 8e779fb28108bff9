-- Prices of products and variations that a site does not sell now. Whatever reads prices cannot sell them.
create table withheld_price (
  sellable_id integer not null references sellable on delete cascade,
  site text not null,
  price integer not null check (price >= 0),
  special integer check (special >= 0),
  -- Null if the product is sold but this variation is not.
  status text check (status in ('unpublished', 'draft', 'archived')),
  is_off boolean not null,
  primary key (sellable_id, site),
  check (status is not null or is_off)
);
