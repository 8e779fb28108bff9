-- Names and texts of categories in other languages; without a row, the category is shown in English.
create table category_translation (
  category_id integer not null references category on delete cascade,
  language text not null check (language in ('de', 'es', 'fr', 'nl')),
  name text not null,
  text text not null,
  primary key (category_id, language)
);
