-- Undo sets only the columns that it restores. Orders change only the remaining units, which is not logged.
drop trigger audit on promotion;
create trigger audit after insert or delete or update of price, from_at, to_at, is_qty_limited, is_enabled on promotion
  for each row when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('promotion', 'id,sellable_id', 'id', 'reversible', '');
create trigger audit_undone_qty after update of qty on promotion for each row
  when (current_setting('ironwright.undoes', true) <> ''
    and (old.price, old.from_at, old.to_at, old.is_qty_limited, old.is_enabled)
      is not distinct from (new.price, new.from_at, new.to_at, new.is_qty_limited, new.is_enabled))
  execute function audit_row('promotion', 'id,sellable_id', 'id', 'reversible', '');
