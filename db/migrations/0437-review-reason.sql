-- Why staff rejected it, for staff alone.
alter table review add column reason text not null default '' check (length(reason) <= 500);
