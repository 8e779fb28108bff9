alter table list
  add column url_key text unique check (length(url_key) = 22),
  add column rs_anon_id text,
  add column registry jsonb;

-- One wishlist and one list of what is saved for later for each customer and site: what lies in others goes to the oldest.
create temporary table kept_list on commit drop as
  select id, first_value(id) over (partition by site, customer_id, type order by created_at, id) as kept
  from list where is_active and type in ('wishlist', 'sfl');
insert into list_item (list_id, product_id, qty, options, children, metadata)
  select kept, product_id, least(sum(qty), 9999), options, children, metadata
  from list_item join kept_list on kept_list.id = list_id where kept <> kept_list.id
  group by kept, product_id, options, children, metadata
  on conflict (list_id, product_id, line_key) do update set qty = least(list_item.qty + excluded.qty, 9999);
update list set is_active = false from kept_list where list.id = kept_list.id and kept <> kept_list.id;
drop index one_active_list;
create unique index one_active_list on list (site, coalesce(customer_id::text, guest_token), type)
  where is_active and type in ('cart', 'buyNow', 'wishlist', 'sfl');

-- What was taken out of a list, whole, for as long as it can be put back.
create table list_item_removed (
  id uuid primary key,
  list_id uuid not null references list on delete cascade,
  product_id integer not null,
  qty integer not null check (qty > 0),
  options jsonb not null,
  children jsonb not null,
  metadata jsonb not null,
  removed_at timestamptz not null default now()
);
create index removed_of_list on list_item_removed (list_id);
create index removed_by_age on list_item_removed (removed_at);

-- What a guest wants to remember: it waits for the log-in.
create table list_wanted (
  id uuid primary key default time_ordered_id(),
  site text not null,
  guest_token text not null check (length(guest_token) >= 16),
  request jsonb not null,
  created_at timestamptz not null default now()
);
create index wanted_of_guest on list_wanted (guest_token, site);
create index wanted_by_age on list_wanted (created_at);
