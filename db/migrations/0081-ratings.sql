-- What the catalogue knows of a product's approved reviews: how many, and their stars together.
create table product_rating (
  product_id integer primary key,
  reviews integer not null check (reviews > 0),
  stars integer not null check (stars between reviews and 5 * reviews)
);
-- The place in a list by rating; what nobody rated is 0.
alter table listing add column rating integer not null default 0;
