-- Pages say what a flag lets them: whoever changes it, those that were kept are made anew.
create function purge_by_flag() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'purge', jsonb_build_object('tags', jsonb_agg(distinct 'flag:' || key))
  from unnest(array[old.key, new.key]) as key where key is not null;
  return null;
end $$;

create trigger flag_changed after insert or update or delete on flag
  for each row execute function purge_by_flag();
