-- Captcha tokens that were shown, until they would be too old anyway: each is good for one write.
create table used_captcha (
  token_hash text primary key,
  -- The idempotency key of the write; its repeats may show the token again.
  key text not null,
  expires_at timestamptz not null
);
create index used_captcha_expires on used_captcha (expires_at);
