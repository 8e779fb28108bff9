-- A sale in which the first pieces of an order that come straight from their makers ship for a flat price.
create table shipping_campaign (
  id integer generated always as identity primary key,
  site text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  max_items integer not null check (max_items > 0),
  -- Minor units of the site's currency, in the site's own basis.
  price integer not null check (price >= 0),
  per_email integer not null check (per_email > 0),
  check (ends_at > starts_at)
);

-- One row for each order that redeems it, published or still to be paid; a slot is taken by one of them alone.
create table shipping_redemption (
  campaign_id integer not null references shipping_campaign,
  -- Of the address in lower case: who reads the table learns no addresses.
  email_hash text not null,
  slot integer not null check (slot > 0),
  order_id text not null unique,
  primary key (campaign_id, email_hash, slot)
);
