-- Which process is asking the payment engine, by the name under which it holds its lock; null does not say.
alter table shop_order add column asking_by text;
