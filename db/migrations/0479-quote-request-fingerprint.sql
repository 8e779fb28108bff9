-- Fingerprint of the request that created the quote, which detects a reused idempotency key.
alter table quote add column request_fingerprint text;
