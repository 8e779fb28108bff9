-- Options follow from variants, which Undo does not remove.
create trigger audit_options after update of options on product for each row
  when (current_setting('ironwright.actor', true) <> '' and old.options is distinct from new.options)
  execute function audit_row('product', 'id', 'id', 'final', '');
