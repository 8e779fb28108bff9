alter table chat_conversation
  -- The shopper's rating.
  add column stars smallint check (stars between 1 and 5),
  add column transcript_at timestamptz;
