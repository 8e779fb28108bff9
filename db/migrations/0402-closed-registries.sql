-- A registry whose list is closed is not found, and is found again once the list is reopened.
alter table registry add column is_closed boolean not null default false;
update registry set is_closed = true from list where list.id = registry.list_id and not list.is_active;
