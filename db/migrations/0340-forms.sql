-- Forms by site. `definition` has the fields and the texts of people, by language.
create table form (
  site text not null,
  hash text not null,
  definition jsonb not null,
  is_open boolean not null,
  -- Receives a mail for each entry.
  notify text,
  sends_receipt boolean not null,
  retention_days integer not null check (retention_days > 0),
  primary key (site, hash)
);

create table form_entry (
  id uuid primary key,
  number bigint generated always as identity,
  site text not null,
  form_hash text not null,
  at timestamptz not null,
  -- By field. The fields of a form may change later.
  entry_values jsonb not null,
  is_suspicious boolean not null,
  delete_at timestamptz not null,
  foreign key (site, form_hash) references form (site, hash)
);
create index form_entry_of_form on form_entry (site, form_hash, number);
create index form_entry_delete_at on form_entry (delete_at);

-- The contact form that every store begins with. Staff may change or close it.
insert into form (site, hash, definition, is_open, sends_receipt, retention_days)
select site, 'contact', $${
  "title": {"en": "Send us a message", "de": "Schreiben Sie uns"},
  "submit": {"en": "Send message", "de": "Nachricht senden"},
  "thanks": {
    "en": "Thanks, we have your message. We reply within one working day.",
    "de": "Danke, Ihre Nachricht ist da. Wir antworten innerhalb eines Werktags."
  },
  "closed": {
    "en": "This form is closed right now. Call or email us instead.",
    "de": "Dieses Formular ist gerade geschlossen. Rufen Sie uns an, oder schreiben Sie uns eine E-Mail."
  },
  "fields": [
    {
      "name": "topic", "type": "choice", "required": true, "max": 40,
      "label": {"en": "Topic", "de": "Thema"},
      "options": [
        {"value": "order", "label": {"en": "An order", "de": "Eine Bestellung"}},
        {"value": "product", "label": {"en": "A product", "de": "Ein Produkt"}},
        {"value": "return", "label": {"en": "A return or warranty claim", "de": "Rückgabe oder Garantie"}},
        {"value": "other", "label": {"en": "Something else", "de": "Etwas anderes"}}
      ]
    },
    {
      "name": "name", "type": "text", "required": true, "max": 80,
      "label": {"en": "Name", "de": "Name"}, "options": []
    },
    {
      "name": "email", "type": "email", "required": true, "max": 320,
      "label": {"en": "Email", "de": "E-Mail"}, "options": []
    },
    {
      "name": "orderNumber", "type": "text", "required": false, "max": 20,
      "label": {"en": "Order number", "de": "Bestellnummer"}, "options": []
    },
    {
      "name": "message", "type": "paragraph", "required": true, "max": 4000,
      "label": {"en": "Message", "de": "Nachricht"}, "options": []
    }
  ]
}$$::jsonb, true, false, 365
from unnest(array['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO']) as site;
