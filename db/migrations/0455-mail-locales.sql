-- BCP 47 tags of the locales that emails are written in; null is the site's first one.
-- A link has that of its quote or order.
alter table payment_link add column locale text;
-- That of the payer's request.
alter table payment_link_payment add column locale text;
-- That of the owner's latest change.
alter table registry add column locale text;
