-- Title and description of a product's page in search results. Empty for the name and the introduction.
alter table product
  add column search_title text not null default '',
  add column search_description text not null default '';
alter table product_translation
  add column search_title text not null default '',
  add column search_description text not null default '';

drop trigger audit on product;
create trigger audit
  after update of name, fact, lead, description, specification, search_title, search_description on product for each row
  when (current_setting('ironwright.actor', true) <> '' and
    (old.name, old.fact, old.lead, old.description, old.specification, old.search_title, old.search_description)
      is distinct from
      (new.name, new.fact, new.lead, new.description, new.specification, new.search_title, new.search_description))
  execute function audit_row('product', 'id', 'id', 'reversible', '');
