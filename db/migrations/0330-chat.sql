-- Support chats, and tickets written outside office hours.
create table chat_conversation (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  customer_id integer,
  guest_token text,
  kind text not null check (kind in ('chat', 'ticket')),
  state text not null default 'open' check (state in ('open', 'closed')),
  name text not null,
  email text not null,
  -- Messages are numbered without gaps.
  last_number integer not null default 0,
  -- The last message that the shopper has read.
  read_number integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (num_nonnulls(customer_id, guest_token) = 1),
  check (read_number between 0 and last_number)
);
create index chat_conversation_by_state on chat_conversation (state, changed_at);
create index chat_conversation_by_customer on chat_conversation (customer_id, created_at) where customer_id is not null;
create index chat_conversation_by_guest on chat_conversation (guest_token, created_at) where guest_token is not null;

create table chat_message (
  conversation_id uuid not null references chat_conversation on delete cascade,
  number integer not null,
  author text not null check (author in ('shopper', 'agent')),
  -- The first name of an agent; null for the shopper.
  agent text,
  text text not null,
  -- The idempotency key of an agent.
  request_key text,
  created_at timestamptz not null,
  primary key (conversation_id, number),
  unique (conversation_id, request_key)
);

create table chat_canned_answer (
  title text primary key,
  text text not null
);
