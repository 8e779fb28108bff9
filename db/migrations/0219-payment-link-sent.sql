-- Of the request by which a link was mailed again: a repeat mails nothing.
alter table payment_link add column sent_key text;
