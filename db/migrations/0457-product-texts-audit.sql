-- Columns that staff edit on the product page. An import runs without an actor and is not logged.
create trigger audit after update of name, fact, lead, description, specification on product for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product', 'id', 'id', 'reversible', '');
