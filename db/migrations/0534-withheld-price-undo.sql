-- A change of the sale state moves prices between two tables. Undo must reverse both moves.
drop trigger audit on withheld_price;
create trigger audit after insert or update or delete on withheld_price for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('price', 'sellable_id,site', 'sellable_id', 'reversible', '');
