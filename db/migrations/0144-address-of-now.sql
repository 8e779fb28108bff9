-- Mails of a registry go to the address that its owner has now, and the search finds it by that one.
alter table registry drop column email;
