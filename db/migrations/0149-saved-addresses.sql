-- The address book of a customer on a site; one address at most is the default of each kind.
create table saved_address (
  id uuid primary key default time_ordered_id(),
  site text not null,
  customer_id integer not null references customer on delete cascade,
  address jsonb not null,
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_of_customer on saved_address (customer_id, site);
create unique index one_default_shipping on saved_address (customer_id, site) where is_default_shipping;
create unique index one_default_billing on saved_address (customer_id, site) where is_default_billing;
