-- Texts of products in other languages. A text without a translation is shown in English.
create table product_translation (
  product_id integer not null references product on delete cascade,
  language text not null check (language in ('de', 'es', 'fr', 'nl')),
  name text not null default '',
  fact text not null default '',
  lead text not null default '',
  description text not null default '',
  primary key (product_id, language)
);
create trigger audit after insert or update or delete on product_translation for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('product', 'product_id,language', 'product_id', 'reversible', '');

-- Translations of short texts that many products share: labels and values of options and specifications.
create table term_translation (
  language text not null check (language in ('de', 'es', 'fr', 'nl')),
  term text not null,
  text text not null check (text <> ''),
  primary key (language, term)
);
