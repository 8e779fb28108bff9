-- Files of chats: pictures as re-encoded WebP, PDF and plain text as sent. The id cannot be guessed.
create table chat_attachment (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null,
  number integer not null,
  name text not null,
  type text not null check (type in ('image/webp', 'application/pdf', 'text/plain')),
  bytes bytea not null,
  unique (conversation_id, number),
  foreign key (conversation_id, number) references chat_message (conversation_id, number) on delete cascade
);
-- Compressed already.
alter table chat_attachment alter column bytes set storage external;
