-- Money that comes back to a card which is void or has expired goes on to a new one: a transfer lowers the balance.
alter table gift_card_entry
  drop constraint gift_card_entry_kind_check,
  add constraint gift_card_entry_kind_check check (kind in ('issue', 'hold', 'capture', 'release', 'refund', 'transfer'));
