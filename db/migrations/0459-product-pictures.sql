-- Pictures that staff uploaded for a product, which may then show them. Each is the document that product.pictures has.
create table uploaded_picture (
  product_id integer not null references product on delete cascade,
  base text not null,
  picture jsonb not null,
  primary key (product_id, base)
);
create trigger audit after insert or update or delete on uploaded_picture for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product', 'product_id,base', 'product_id', 'final', '');

create trigger audit_pictures after update of pictures on product for each row
  when (current_setting('ironwright.actor', true) <> '' and old.pictures is distinct from new.pictures)
  execute function audit_row('product', 'id', 'id', 'reversible', '');
