-- Whoever stops mails from their link stops all that wait for the address.
create index waiting_bin_by_email on bin (lower(email)) where told_at is null;
