-- Who sold, as it was when the invoice was issued: {lines, vatNumber, eoriNumber}. Missing in invoices of a release before
-- that kept it.
alter table invoice add column seller jsonb;
