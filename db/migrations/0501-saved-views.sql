-- Named filters of the back office's lists. A deleted view can be restored until a sweep deletes it.
create table staff_view (
  id uuid primary key,
  staff_id uuid not null references staff_account on delete cascade,
  page text not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  is_shared boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index staff_view_name on staff_view (staff_id, page, lower(name)) where deleted_at is null;
create index staff_view_shared on staff_view (page) where is_shared and deleted_at is null;
create index staff_view_deleted on staff_view (deleted_at) where deleted_at is not null;

-- A search may contain a customer's name or email address.
create trigger audit after insert or update or delete on staff_view for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('saved_view', 'id', 'id', 'reversible', 'query');

-- The default role that gets the new permission; the owner role is completed at each start.
update staff_role set permissions = array_append(permissions, 'views.write')
where id = 'manager' and not 'views.write' = any (permissions);
