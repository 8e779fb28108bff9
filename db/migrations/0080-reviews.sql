-- What people write of products. Those of the demo world are nobody's.
create table review (
  id uuid primary key default time_ordered_id(),
  site text not null,
  customer_id integer,
  product_id integer not null,
  -- As its author wants to be named.
  author text not null,
  stars integer not null check (stars between 1 and 5),
  title text not null,
  text text not null,
  -- The author had an order of it when it was written.
  is_verified boolean not null,
  is_demo boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  -- Counts what its author changed: a decision is on what was read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  check ((customer_id is null) = is_demo)
);
create unique index one_review_of_customer on review (customer_id, product_id) where customer_id is not null;
create index review_of_product on review (product_id, stars, created_at) where state = 'approved';
create index review_to_decide on review (state, created_at) where not is_demo;

-- Written anew from what was sent: pixels and nothing else. Its id is not to be guessed.
create table review_photo (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references review on delete cascade,
  position bigint generated always as identity,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  large bytea not null,
  small bytea not null
);
create index photo_of_review on review_photo (review_id, position);
-- Compressed already.
alter table review_photo alter column large set storage external, alter column small set storage external;
