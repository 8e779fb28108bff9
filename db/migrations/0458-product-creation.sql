-- The key of the staff request that created a product, so that a repeated request creates nothing. Null after imports.
alter table product add column created_key text;
create unique index product_created_key on product (created_key) where created_key is not null;

create trigger audit_creation after insert on product for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product', 'id', 'id', 'final', 'created_key');

-- Saving a whole product sets all columns, so the trigger compares the texts. Undo restores only texts.
drop trigger audit on product;
create trigger audit after update of name, fact, lead, description, specification on product for each row
  when (current_setting('ironwright.actor', true) <> '' and
    (old.name, old.fact, old.lead, old.description, old.specification)
      is distinct from (new.name, new.fact, new.lead, new.description, new.specification))
  execute function audit_row('product', 'id', 'id', 'reversible', '');
