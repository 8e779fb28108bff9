-- Issues of the printed catalogue as they were set: what stands on which page stays, prices and stock are of the day.
create table catalog_issue (
  number integer generated always as identity primary key,
  site text not null,
  title text not null,
  -- Pages in their order, each with its kind and the products on it.
  pages jsonb not null,
  -- The request that set it: sent again it sets no second one.
  request_key text not null,
  published_at timestamptz not null,
  unique (site, request_key)
);
create index catalog_issue_newest on catalog_issue (site, number desc);

-- Who wants the catalogue in print: one row for each address, which may ask anew after a while.
create table catalog_request (
  id uuid primary key default time_ordered_id(),
  site text not null,
  -- The address as it is compared: in small letters, without what people write in different ways.
  address_key text not null,
  email text not null,
  address jsonb not null,
  requested_at timestamptz not null,
  unique (site, address_key)
);
create index catalog_request_by_time on catalog_request (site, requested_at);
