-- Staff change SKUs one at a time. An import runs without an actor and is not logged.
create trigger audit_sku after update of sku on sellable for each row
  when (current_setting('ironwright.actor', true) <> '' and old.sku is distinct from new.sku)
  execute function audit_row('product', 'id', 'product_id', 'reversible', '');
