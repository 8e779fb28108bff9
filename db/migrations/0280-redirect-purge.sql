-- Permanent redirects are cached as pages; a change of one purges the lookups of its path.
create function purge_by_redirect() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'purge', jsonb_build_object('tags', jsonb_agg(distinct site || ':route:' || path))
  from (values (old.site, old.path), (new.site, new.path)) as changed (site, path) where site is not null;
  return null;
end $$;

create trigger redirect_changed after insert or update or delete on redirect
  for each row execute function purge_by_redirect();
