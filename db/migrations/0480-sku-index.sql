-- Quotes and imports find SKUs regardless of case and spaces.
create index sellable_folded_sku on sellable (lower(replace(sku, ' ', '')));
