-- Staff change the path of a category. An import runs without an actor and is not logged.
create trigger audit_handle after update of handle on category for each row
  when (current_setting('ironwright.actor', true) <> '' and old.handle is distinct from new.handle)
  execute function audit_row('category', 'id', 'id', 'reversible', '', 'links,links_version,edit_version,updated_at');
