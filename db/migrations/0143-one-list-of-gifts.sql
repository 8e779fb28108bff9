-- What is bought for a registry names the address by which its buyer came: shared anew, it is not theirs any more.
update list set registry = list.registry || jsonb_build_object('urlKey', registry.url_key)
  from registry
  where list.type = 'registryPurchase' and registry.list_id::text = list.registry->>'registryId'
    and registry.url_key is not null;
-- One open list for each registry and shopper: what lies in others goes to the one that is being paid, else the oldest.
create temporary table kept_gifts on commit drop as
  select id, is_paid, chosen_at, first_value(id) over (
    partition by site, coalesce(customer_id::text, guest_token), registry->>'registryId' order by is_paid desc, created_at, id
  ) as kept
  from (select list.*, exists (
      select 1 from shop_order where list_id = list.id and status in ('new', 'payment_pending')) as is_paid
    from list where is_active and type = 'registryPurchase') as open;
delete from kept_gifts where kept in (select kept from kept_gifts group by kept having count(*) = 1);
-- Lines of one gift are one, whatever its registry had counted as each was made. What is in a second list that is being
-- paid stays there: its order takes it out, or brings it to the list that is kept when it fails.
create temporary table gift_line on commit drop as
  select item.*, kept, jsonb_build_array(product_id, options, children, (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(metadata)
      where key in ('groupedProductId', 'recipeId', 'customSku', 'hardwareCount'))) as gift
  from list_item item join kept_gifts on kept_gifts.id = list_id where kept = kept_gifts.id or not is_paid;
with coming as (
    select kept, gift, sum(qty) as pieces, max(position) as last from gift_line where list_id <> kept group by kept, gift),
  home as (select distinct on (kept, gift) id, kept, gift from gift_line where list_id = kept order by kept, gift, position),
  met as (
    update list_item set qty = least(list_item.qty + pieces, 9999) from home join coming using (kept, gift)
    where list_item.id = home.id returning home.kept, home.gift)
insert into list_item (list_id, product_id, qty, options, children, metadata)
  select coming.kept, product_id, least(pieces, 9999), options, children, metadata
  from coming join gift_line on position = last
  where not exists (select 1 from met where met.kept = coming.kept and met.gift = coming.gift)
  order by last;
delete from list_item using gift_line where list_item.id = gift_line.id and gift_line.list_id <> kept;
-- The later choice of all stays one of the list that is kept. Who read any of them before reads it anew.
update list set is_active = list.id = kept, version = version + 1, chosen_at = case when list.id = kept then latest end
  from (select id, kept, max(chosen_at) over (partition by kept) as latest from kept_gifts) as met where list.id = met.id;
create unique index one_list_of_gifts
  on list (site, coalesce(customer_id::text, guest_token), (registry->>'registryId'))
  where is_active and type = 'registryPurchase';
