-- The running processes of the store, for the health page. A process repeats its row every 15 seconds.
create table store_process (
  id uuid primary key,
  parts text[] not null,
  -- The build that the process serves; null for a process without pages.
  release_hash text,
  build_date timestamptz,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

update staff_role set permissions = array_append(permissions, 'health.read')
where id = 'manager' and not 'health.read' = any (permissions);
