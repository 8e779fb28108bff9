-- Mail that demo mode keeps instead of sending it.
create table caught_mail (
  id integer generated always as identity primary key,
  key text not null unique,
  recipient text not null,
  sender text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
create index caught_mail_of on caught_mail (recipient, id);
