create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table category (
  id integer primary key,
  handle text not null unique,
  name text not null,
  parent_id integer references category,
  position integer not null,
  text text not null,
  picture jsonb,
  facets text[] not null
);

-- Ids of products and of their children come from one row of numbers: a cart names either.
create sequence catalog_id start 200000;

create table product (
  id integer primary key default nextval('catalog_id'),
  handle text not null unique,
  name text not null,
  type text not null check (type in ('simple', 'configurable')),
  brand text not null,
  fact text not null,
  lead text not null,
  -- Sanitised when it is stored.
  description text not null,
  specification jsonb not null,
  facets jsonb not null,
  pictures jsonb not null,
  options jsonb not null,
  shipping_group text not null,
  tax_class text not null,
  related text[] not null,
  -- 4: has a page of its own.
  visibility integer not null default 4 check (visibility between 1 and 4),
  added_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index product_by_name on product using gin (name gin_trgm_ops);

create table product_category (
  product_id integer not null references product on delete cascade,
  category_id integer not null references category,
  -- 0 is the primary category.
  position integer not null,
  primary key (product_id, category_id)
);
create index product_of_category on product_category (category_id);

-- What is bought and counted: a simple product itself, or a child of a configurable one.
create table sellable (
  id integer primary key default nextval('catalog_id'),
  product_id integer not null references product on delete cascade,
  -- Without a site's prefix.
  sku text not null unique,
  choice jsonb not null,
  weight_grams integer check (weight_grams > 0),
  pictures jsonb,
  position integer not null
);
create index sellable_of_product on sellable (product_id, position);

create table price (
  sellable_id integer not null references sellable on delete cascade,
  site text not null,
  price integer not null check (price >= 0),
  special integer check (special >= 0),
  primary key (sellable_id, site)
);

create table stock (
  sellable_id integer not null references sellable on delete cascade,
  location text not null,
  on_hand integer not null,
  reserved integer not null default 0 check (reserved >= 0),
  managed boolean not null,
  -- Pieces that may be sold below zero.
  backorder integer not null check (backorder >= 0),
  lead_time_days integer,
  most integer not null check (most >= 0),
  notify boolean not null,
  primary key (sellable_id, location),
  -- The last line behind the conditional update: nothing is promised that is not there.
  check (not managed or on_hand - reserved + backorder >= 0)
);

-- What lists and search show of a product on a site, made again whenever the product changes there.
create table listing (
  site text not null,
  product_id integer not null references product on delete cascade,
  card jsonb not null,
  name text not null,
  -- The lowest price in force of its children, minor units; null has no price on this site.
  price integer,
  facets jsonb not null,
  is_special boolean not null,
  in_stock boolean not null,
  featured integer not null,
  added_at timestamptz not null,
  category_ids integer[] not null,
  words tsvector not null,
  primary key (site, product_id)
);
create index listing_by_words on listing using gin (words);
create index listing_by_category on listing using gin (category_ids);
create index listing_by_name on listing using gin (name gin_trgm_ops);

create table redirect (
  site text not null,
  path text not null,
  target text not null,
  type integer not null,
  primary key (site, path)
);
