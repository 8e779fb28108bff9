-- Each import of rates by staff, with its first 200 changes. A repeat of the request within ten minutes returns it again.
create table rate_import (
  id uuid primary key default time_ordered_id(),
  at timestamptz not null,
  kind text not null check (kind in ('tax', 'tariffs', 'zones', 'prices')),
  added integer not null,
  changed integer not null,
  ended integer not null,
  unchanged integer not null,
  changes jsonb not null,
  request_key text not null,
  request_fingerprint text not null
);
create index rate_import_of_request on rate_import (request_key, at);
create trigger audit after insert on rate_import for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('rate_import', 'id', 'kind', 'final', 'request_key,request_fingerprint');

-- The default roles that get the new permissions; the owner role is completed at each start.
update staff_role set permissions = permissions || array(
  select new from unnest(array['rates.read', 'rates.write']) as new where new <> all (permissions))
where id = 'manager';
update staff_role set permissions = array_append(permissions, 'rates.read')
where id = 'finance' and not 'rates.read' = any (permissions);
