-- What a customer notes about a wish. It is found by the line's content, so that it survives a removal that is undone.
create table list_wish (
  list_id uuid not null references list on delete cascade,
  product_id integer not null,
  line_key text not null,
  note text not null default '' check (length(note) <= 500),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  -- Minor units when the line was added; null if the line had no price then.
  price integer check (price >= 0),
  added_at timestamptz not null,
  primary key (list_id, product_id, line_key)
);
