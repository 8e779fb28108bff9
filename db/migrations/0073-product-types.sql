-- Bundles, grouped products, gift cards and virtual goods beside simple and configurable products. Amounts in these
-- documents are by site, in minor units.
alter table product drop constraint product_type_check;
alter table product
  add constraint product_type_check
    check (type in ('simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual')),
  add column custom_options jsonb not null default '[]',
  add column bundle_options jsonb not null default '[]',
  add column gift_card jsonb,
  add column weight_tiers jsonb not null default '{}',
  -- Ids of what a grouped product or a bundle is made of, in order.
  add column gathers integer[] not null default '{}',
  add column attributes jsonb not null default '{}';

create index product_by_gathered on product using gin (gathers) where gathers <> '{}';

create table promotion (
  sellable_id integer not null references sellable on delete cascade,
  site text not null,
  is_enabled boolean not null,
  from_at timestamptz,
  to_at timestamptz,
  price integer not null check (price >= 0),
  is_qty_limited boolean not null,
  -- Pieces left at this price, those promised to orders taken off; null is no number.
  qty integer check (qty >= 0),
  primary key (sellable_id, site)
);
create index promotion_by_start on promotion (from_at) where is_enabled;
create index promotion_by_end on promotion (to_at) where is_enabled;

create table group_price (
  sellable_id integer not null references sellable on delete cascade,
  site text not null,
  -- 0 and 1 are guests and customers without a group of their own.
  group_id integer not null check (group_id > 1),
  price integer not null check (price >= 0),
  primary key (sellable_id, site, group_id)
);
create index group_price_of_group on group_price (group_id, site);
