-- Authors of posts. Only code of authors with the right reaches a page [INDEX-034].
create table post_author (
  id integer primary key,
  name text not null,
  may_add_code boolean not null default false
);

alter table post
  add column author_id integer references post_author,
  add column featured_video text,
  add column custom_css text not null default '',
  add column custom_js text not null default '';
