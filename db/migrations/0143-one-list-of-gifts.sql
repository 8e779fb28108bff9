-- What is bought for a registry names the address by which its buyer came: shared anew, it is not theirs any more.
update list set registry = list.registry || jsonb_build_object('urlKey', registry.url_key)
  from registry
  where list.type = 'registryPurchase' and registry.list_id::text = list.registry->>'registryId'
    and registry.url_key is not null;
-- One open list for each registry and shopper: what lies in others goes to the one that is being paid, else the oldest.
create temporary table kept_gifts on commit drop as
  select id, is_paid, first_value(id) over (
    partition by site, coalesce(customer_id::text, guest_token), registry->>'registryId' order by is_paid desc, created_at, id
  ) as kept
  from (select list.*, exists (
      select 1 from shop_order where list_id = list.id and status in ('new', 'payment_pending')) as is_paid
    from list where is_active and type = 'registryPurchase') as open;
insert into list_item (list_id, product_id, qty, options, children, metadata)
  select kept, product_id, least(sum(qty), 9999), options, children, metadata
  from list_item join kept_gifts on kept_gifts.id = list_id where kept <> kept_gifts.id and not is_paid
  group by kept, product_id, options, children, metadata
  on conflict (list_id, product_id, line_key) do update set qty = least(list_item.qty + excluded.qty, 9999);
update list set is_active = false from kept_gifts where list.id = kept_gifts.id and kept <> kept_gifts.id;
create unique index one_list_of_gifts
  on list (site, coalesce(customer_id::text, guest_token), (registry->>'registryId'))
  where is_active and type = 'registryPurchase';
