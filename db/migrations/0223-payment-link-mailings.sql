-- Each request by which a link was mailed again: a repeat mails nothing, however many others came after it.
create table payment_link_mailing (
  link_id uuid not null references payment_link,
  request_key text not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  primary key (link_id, request_key)
);
alter table payment_link drop column sent_key;
