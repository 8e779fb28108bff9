-- Words of translated product names for the search in the database, in lower case and without accents. An index
-- requires a fixed dictionary, and is built with a search path that lacks the schema of the extension.
create function name_words(name text) returns tsvector language sql immutable parallel safe
set search_path from current as $$
  select to_tsvector('simple'::regconfig, unaccent('unaccent'::regdictionary, name))
$$;
create index product_translation_name_words on product_translation using gin (name_words(name));
