-- Packing slips have the names and addresses of customers, so each download is in the audit log. One row for each order
-- whose slip was downloaded from the order list or the order page.
create table packing_slip (
  order_id text primary key references shop_order on delete cascade,
  printed_at timestamptz not null,
  -- Grows with each download, so that every one of them is a change.
  prints integer not null check (prints > 0)
);
create trigger audit after insert or update or delete on packing_slip for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'order_id', 'order_id', 'final', '');
