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
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product', 'id', 'id', 'reversible', '');
