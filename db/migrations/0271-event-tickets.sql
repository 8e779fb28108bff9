-- A customer's tickets show the event of the product that sells them.
create index product_ticket_event on product ((attributes->'ticket'->>'eventId'));
