-- A digest of the account's email and password when the link was created: a change of either ends the link.
alter table account_link add column account_mark text not null default '';
