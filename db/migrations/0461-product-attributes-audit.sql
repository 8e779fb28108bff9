-- Attributes that staff edit on the product page. Undo restores only attributes.
create trigger audit_attributes after update of attributes on product for each row
  when (current_setting('ironwright.actor', true) <> '' and old.attributes is distinct from new.attributes)
  execute function audit_row('product', 'id', 'id', 'reversible', '');
