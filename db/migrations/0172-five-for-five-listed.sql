-- What takes part in five for five is listed from now on, also what was listed before there was such a list.
update listing set category_ids = array[-5] || category_ids
from product
where product.id = listing.product_id
  and (product.attributes->>'isBlackFridayDropship')::boolean
  and not category_ids @> array[-5];
