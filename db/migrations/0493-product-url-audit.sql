-- Staff change the path of a product. An import runs without an actor and is not logged.
create trigger audit_handle after update of handle on product for each row
  when (current_setting('ironwright.actor', true) <> '' and old.handle is distinct from new.handle)
  execute function audit_row('product', 'id', 'id', 'reversible', '');
