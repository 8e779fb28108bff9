-- Staff edit the links of a category. Each change raises the version, also an undo, so that no stale edit is saved.
alter table category add column links_version integer not null default 1;

create function raise_links_version() returns trigger language plpgsql as $$
begin
  new.links_version := old.links_version + 1;
  return new;
end $$;
create trigger raise_links_version before update on category for each row
  when (old.links is distinct from new.links)
  execute function raise_links_version();

-- The sixth argument names columns that the log leaves out because every update sets them. An undo compares the logged
-- columns, so it would never find them unchanged.
create or replace function audit_row() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('ironwright.actor')::jsonb;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  hidden text[] := string_to_array(tg_argv[4], ',');
  left_out text[] := coalesce(string_to_array(tg_argv[5], ','), '{}');
  names text[] := array(
    select key from jsonb_object_keys(any_row) as key
    where key <> all (left_out) and (tg_op <> 'UPDATE' or old_row->key is distinct from new_row->key) order by key);
begin
  if tg_op = 'UPDATE' and names = '{}' then return null; end if;
  insert into audit_change (at, request_id, staff_id, staff_name, ip, call, site, object_type, object_id, table_name,
    operation, row_key, before, after, is_reversible, undoes)
  values (
    to_timestamp((actor->>'now')::double precision / 1000), actor->>'requestId', (actor->>'id')::uuid, actor->>'name',
    actor->>'ip', actor->>'call', actor->>'site', tg_argv[0],
    (select coalesce(string_agg(any_row->>name, ' ' order by n), '')
     from unnest(string_to_array(tg_argv[2], ',')) with ordinality as part (name, n)),
    tg_table_name, lower(tg_op), pick_columns(any_row, string_to_array(tg_argv[1], ','), '{}'),
    case when old_row is not null then pick_columns(old_row, names, hidden) end,
    case when new_row is not null then pick_columns(new_row, names, hidden) end,
    tg_argv[3] = 'reversible' and not names && hidden, nullif(current_setting('ironwright.undoes', true), '')::bigint);
  return null;
end $$;

create trigger audit after update of links on category for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('link_list', 'id', 'id', 'reversible', '', 'links_version,updated_at');
