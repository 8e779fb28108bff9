-- A card that the vault keeps for a customer of a site; one at most is the default.
create table stored_card (
  id uuid primary key default time_ordered_id(),
  site text not null,
  customer_id integer not null references customer on delete cascade,
  -- The vault's name of the card. The vault alone can do something with it, and for the shop alone.
  token text not null,
  token_hash text not null,
  brand text not null,
  last4 text not null,
  month integer not null check (month between 1 and 12),
  year integer not null,
  holder_name text not null default '',
  billing_address_id uuid references saved_address on delete set null,
  is_default boolean not null default false,
  -- Deleted by its customer; the row goes once the vault has forgotten the card.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (not is_default or removed_at is null)
);
create index stored_card_of_customer on stored_card (customer_id, site);
create index stored_card_by_address on stored_card (billing_address_id) where billing_address_id is not null;
create unique index one_default_card on stored_card (customer_id, site) where is_default;
create unique index one_card_of_token on stored_card (token_hash);
