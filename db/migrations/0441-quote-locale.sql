-- BCP 47 tag of the locale in which the customer requested the quote; null is the site's first one.
alter table quote add column locale text;
