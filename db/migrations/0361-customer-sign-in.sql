-- Imported accounts, staff or a leak can force a new password.
alter table customer add column password_expired_at timestamptz;
-- Ids of segments that the customer chose at registration.
alter table customer add column segments integer[] not null default '{}';
