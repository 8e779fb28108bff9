-- A session that waits for the lock may still see its cached result of to_regclass, and then finds the table that the
-- other session has created and attached meanwhile.
create or replace function analytics_open_day(wanted date) returns void language plpgsql as $$
declare
  part text := 'analytics_event_' || to_char(wanted, 'YYYYMMDD');
begin
  if to_regclass(part) is not null then return; end if;
  perform pg_advisory_xact_lock(7470, 1);
  execute format('create table %I (like analytics_event including defaults)', part);
  execute format(
    'alter table analytics_event attach partition %I for values from (%L) to (%L)', part, wanted, wanted + 1);
exception when duplicate_table then
  return;
end $$;
