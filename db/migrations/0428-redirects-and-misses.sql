-- Prefix redirects, and what staff note about a redirect.
alter table redirect
  add column kind text not null default 'exact' check (kind in ('exact', 'prefix')),
  add column note text not null default '',
  add column changed_at timestamptz not null default now();

-- A prefix changes the lookup of every path below it.
create or replace function purge_by_redirect() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'purge', jsonb_build_object('tags', jsonb_agg(distinct tag))
  from (values (old.site, old.path, old.kind), (new.site, new.path, new.kind)) as changed (site, path, kind),
    lateral (values (site || ':route:' || path), (case when kind = 'prefix' then site || ':redirects' end)) as purged (tag)
  where site is not null and tag is not null;
  return null;
end $$;

-- Pages that were not found, counted by site and day. The path * counts those without a row of their own.
create table path_miss (
  site text not null,
  day date not null,
  path text not null check (length(path) between 1 and 300),
  hits integer not null check (hits >= 0),
  bot_hits integer not null check (bot_hits >= 0),
  -- A path of the store or the origin of another site, never a query.
  referrer text not null default '' check (length(referrer) <= 200),
  last_at timestamptz not null,
  primary key (site, day, path)
);
create index path_miss_by_day on path_miss (day);
