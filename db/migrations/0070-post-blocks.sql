-- What stands below an article's text, in the shape of a page's blocks.
alter table post add column blocks jsonb not null default '[]';
