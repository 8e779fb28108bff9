-- The back office lists the newest products of a category page by page. The wider index also serves lookups by category.
create index product_of_category_by_id on product_category (category_id, product_id);
drop index product_of_category;
