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

create trigger audit after update of links on category for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('link_list', 'id', 'id', 'reversible', '');
