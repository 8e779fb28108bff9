-- 5 has a page but is in no list.
alter table product drop constraint product_visibility_check;
alter table product add constraint product_visibility_check check (visibility between 1 and 5) not valid;
alter table listing drop constraint listing_visibility_check;
alter table listing add constraint listing_visibility_check check (visibility between 2 and 5) not valid;
