-- What staff offers for a list of the type quote. Its lines stay those of the list; what is offered for them is here.
create table quote (
  list_id uuid primary key references list on delete cascade,
  site text not null,
  customer_id integer not null,
  number bigint generated always as identity (start with 1001) unique,
  state text not null default 'requested' check (state in ('requested', 'in_work', 'sent', 'accepted', 'declined', 'ordered')),
  version integer not null default 1,
  title text not null,
  message text not null,
  note text not null default '',
  reason text not null default '',
  -- [{itemId, qty, price}] in minor units of the site's currency.
  lines jsonb not null default '[]',
  -- {price, countryId, postcode}; null is by the rates of the day.
  shipping jsonb,
  valid_until timestamptz,
  requested_at timestamptz not null default now(),
  -- Checkout orders it.
  is_chosen boolean not null default false,
  check (state not in ('sent', 'accepted') or valid_until is not null)
);
create index on quote (customer_id, site);
create unique index one_chosen_quote on quote (customer_id, site) where is_chosen;
create index on quote (site, requested_at) where state in ('requested', 'in_work');
-- What was offered when: a version that was sent is never written over.
create table quote_version (
  list_id uuid not null references quote on delete cascade,
  version integer not null,
  offer jsonb not null,
  written_at timestamptz not null default now(),
  primary key (list_id, version)
);
