-- Products that search shows under another id and URL.
create table product_remap (
  from_id integer primary key check (from_id > 0),
  to_id integer not null check (to_id > 0),
  url text not null check (url ~ '^/[^/\\[:space:]]\S*$' and length(url) <= 200)
);
