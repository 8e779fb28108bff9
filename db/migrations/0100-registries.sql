-- What a list of the type registry is for, where its gifts go, and who sees it.
create table registry (
  list_id uuid primary key references list on delete cascade,
  site text not null,
  customer_id integer not null references customer on delete cascade,
  -- What it is searched by beside names: for those who were told.
  code text not null unique check (code ~ '^[A-Z0-9]{8}$'),
  -- The key of its address while others may see it.
  url_key text unique check (length(url_key) = 22),
  title text not null,
  event_type text not null,
  event_date date not null,
  firstname text not null,
  lastname text not null,
  co_registrant text not null,
  message text not null,
  -- Of its owner: where mails of purchases go.
  email text not null,
  privacy text not null default 'private' check (privacy in ('private', 'link', 'public')),
  is_surprise boolean not null default false,
  -- Read by what ships an order, and by its owner.
  address jsonb,
  created_at timestamptz not null default now(),
  check ((privacy = 'private') = (url_key is null)),
  check (privacy = 'private' or address is not null)
);
create index registry_of_customer on registry (customer_id, site);
create index registry_by_name on registry (site, lower(firstname || ' ' || lastname) text_pattern_ops)
  where privacy = 'public';
create index registry_by_lastname on registry (site, lower(lastname) text_pattern_ops) where privacy = 'public';
create index registry_by_email on registry (site, lower(email)) where privacy = 'public';

-- What became of a line, by what it asks for: removed and put back, it is the same line.
create table registry_line (
  registry_id uuid not null references registry on delete cascade,
  line text not null,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  note text not null default '',
  purchased integer not null default 0 check (purchased >= 0),
  pending integer not null default 0 check (pending >= 0),
  primary key (registry_id, line)
);

-- What an order buys for a registry.
create table registry_purchase (
  id uuid primary key default time_ordered_id(),
  registry_id uuid not null references registry on delete cascade,
  order_id text not null references shop_order,
  line text not null,
  qty integer not null check (qty > 0),
  name text not null,
  buyer text not null,
  message text not null,
  state text not null default 'pending' check (state in ('pending', 'purchased', 'ended')),
  is_thanked boolean not null default false,
  created_at timestamptz not null default now(),
  unique (order_id, line)
);
create index purchase_of_registry on registry_purchase (registry_id, id desc);
