import { locationOf } from '#domain/catalog/stock.ts'
import { orderStatuses } from '#domain/orders/status.ts'
import { isSale } from '#domain/reports/counted-orders.ts'
import { sites } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

/** A statement that returns the ids of rows that violate the invariant. In a healthy store, it returns no rows. */
interface Invariant {
  name: string
  sentence: string
  sql: string
}

const places = sites.map((site) => `('${site}', '${locationOf(site)}')`).join(', ')
const running = `('new', 'payment_pending', 'payment_complete')`

const sold = orderStatuses
  .filter(isSale)
  .map((status) => `'${status}'`)
  .join(', ')

const invariants: readonly Invariant[] = [
  {
    name: 'stock',
    sentence: 'reserved stock differs from the reservations of open orders',
    sql: `select stock.sellable_id || ' at ' || stock.location as id from stock
      left join (
        select sellable_id, place.location, sum(qty) as qty from reservation
        join shop_order on shop_order.id = order_id
        join (values ${places}) as place (site, location) on place.site = shop_order.site
        group by 1, 2) as promised using (sellable_id, location)
      where stock.reserved <> coalesce(promised.qty, 0)`,
  },
  {
    name: 'reservations',
    sentence: 'a closed order still reserves stock',
    sql: `select distinct order_id as id from reservation join shop_order on id = order_id where status not in ${running}`,
  },
  {
    name: 'captured amounts',
    sentence: 'the captured amount of a published order is wrong, or an unpublished order has a captured amount',
    sql: `select id from shop_order where captured <> case status when 'published' then amount else 0 end`,
  },
  {
    name: 'totals',
    sentence: 'the amount of an order differs from the totals in its document',
    sql: `select id from shop_order where amount <> (document #>> '{totals,grandTotalIncludingTax}')::bigint
      - (document #>> '{totals,giftcards}')::bigint`,
  },
  {
    name: 'sales',
    sentence: 'the amounts of an order in reports differ from its totals, or an unpaid order has some',
    sql: `select id from shop_order left join sale on order_id = id
      where gross - discount + shipping + duty + sale.tax + gift_cards is distinct from
          case when status in (${sold}) and not document ? 'exchange' then (document #>> '{totals,grandTotalIncludingTax}')::bigint end
        or gross <> (select coalesce(sum(gross), 0) from sale_line where order_id = id and not is_gift_card)
        or gift_cards <> (select coalesce(sum(gross - discount), 0) from sale_line where order_id = id and is_gift_card)
        or sale.tax <> (select coalesce(sum(tax), 0) from sale_tax where order_id = id)`,
  },
  {
    name: 'withheld prices',
    sentence: 'a price is both active and withheld',
    sql: `select sellable_id || ' on ' || site as id from price join withheld_price using (sellable_id, site)`,
  },
  {
    name: 'history',
    sentence: 'the last event of an order differs from its status',
    sql: `select id from shop_order where status is distinct from
      (select to_status from order_event where order_id = shop_order.id order by order_event.id desc limit 1)`,
  },
  {
    name: 'steps',
    sentence: 'an order event does not continue the event before it',
    sql: `select distinct order_id as id from (
      select order_id, from_status, lag(to_status) over (partition by order_id order by id) as before from order_event) as step
      where from_status is distinct from before`,
  },
  {
    name: 'payment link refunds',
    sentence: 'the refunded amount of a link payment differs from the sum of its refunds',
    sql: `select id from payment_link_payment where refunded <> (
      select coalesce(sum(case state when 'failed' then gift_card_part else amount end), 0)
      from payment_link_refund where payment_id = payment_link_payment.id)`,
  },
  {
    name: 'payment link refund methods',
    sentence:
      'link refunds to the card exceed its payment, or refunds to gift cards differ from their gift card entries',
    sql: `select payment.id from payment_link_payment as payment, lateral (
        select coalesce(sum(card_part) filter (where state <> 'failed'), 0) as card, coalesce(sum(gift_card_part), 0) as cards
        from payment_link_refund where payment_id = payment.id) as back, lateral (
        select coalesce(sum(amount), 0) as got from gift_card_entry where order_id = payment.id and kind = 'refund') as entries
      where back.card > payment.amount - payment.gift_card_part or back.cards <> entries.got`,
  },
  {
    name: 'warehouses',
    sentence: 'a paid order with physical goods has no warehouse export',
    sql: `select id from shop_order as paid where status = 'published'
      and not exists (select from fulfilment_export where order_id = paid.id and kind = 'order')
      and jsonb_array_length(coalesce(document->'pieces', '[]')) > 0`,
  },
  {
    name: 'gift cards',
    sentence: 'the balance of a gift card is negative, or differs from the sum of its entries',
    sql: `select id from gift_card where balance < 0 or balance <> (
      select coalesce(sum(case when kind in ('hold', 'transfer') then -amount when kind = 'capture' then 0 else amount end), 0)
      from gift_card_entry where gift_card_id = gift_card.id)`,
  },
  {
    name: 'gift card holds',
    sentence: 'a gift card hold belongs to an order or link payment that is no longer open',
    sql: `select distinct order_id as id from gift_card_entry as held where kind = 'hold'
      and not exists (select from gift_card_entry as ended where ended.gift_card_id = held.gift_card_id
        and ended.order_id = held.order_id and ended.kind in ('capture', 'release'))
      and not exists (select from shop_order where id = held.order_id and status in ${running})
      and not exists (select from payment_link_payment where id = held.order_id and status in ('new', 'pending', 'authorized'))`,
  },
  {
    name: 'payment links',
    sentence: 'the held or paid amount of a payment link differs from its payments',
    sql: `select id from payment_link, lateral (
        select coalesce(sum(amount) filter (where status in ('new', 'pending')), 0) as open,
          coalesce(sum(amount) filter (where status in ('authorized', 'captured')), 0) as made
        from payment_link_payment where link_id = payment_link.id) as payments
      where held <> open or paid <> made`,
  },
  {
    name: 'payment link gift cards',
    sentence: 'gift card entries differ from the gift card part of a link payment, or a failed one was charged',
    sql: `select id from payment_link_payment, lateral (
        select coalesce(sum(amount) filter (where kind = 'hold'), 0) as held,
          coalesce(sum(amount) filter (where kind = 'release'), 0) as returned,
          coalesce(sum(amount) filter (where kind = 'capture'), 0) as spent
        from gift_card_entry where order_id = payment_link_payment.id) as moved
      where held <> gift_card_part or spent <> case status when 'captured' then held else 0 end
        or returned <> case status when 'failed' then held else 0 end`,
  },
  {
    name: 'gift card payments',
    sentence: 'gift card entries differ from the gift card total of an order, or an unpublished order was charged',
    sql: `select id from shop_order, lateral (
        select coalesce(sum(amount) filter (where kind = 'hold'), 0) as held,
          coalesce(sum(amount) filter (where kind = 'release'), 0) as returned,
          coalesce(sum(amount) filter (where kind = 'capture'), 0) as spent
        from gift_card_entry where order_id = shop_order.id) as paid
      where held <> (document #>> '{totals,giftcards}')::bigint
        or spent <> case status when 'published' then held else 0 end
        or returned <> case status when 'payment_error' then held else 0 end`,
  },
  {
    name: 'sold gift cards',
    sentence: 'the gift cards of a published order differ from those that it sold, or an unpublished order has some',
    sql: `select id from shop_order, lateral (
        select coalesce(sum((line->>'qty')::integer), 0) as sold from jsonb_array_elements(document->'lines') as line
        where line #> '{metadata,giftcard}' is not null) as ordered
      where case status when 'published' then sold else 0 end
        <> (select count(*) from gift_card where order_id = shop_order.id)`,
  },
  {
    name: 'refunds',
    sentence: 'the refunded amount of an order differs from its refunds, or exceeds its payment',
    sql: `select id from shop_order, lateral (
        select coalesce(sum(amount), 0) as back, coalesce(sum(card_part), 0) as to_card,
          coalesce(sum(gift_card_part), 0) as to_gift_cards, coalesce(sum(new_gift_card_part), 0) as to_new_cards,
          coalesce(sum(tax), 0) as tax
        from order_refund where order_id = shop_order.id) as made
      where refunded <> back or refunded_to_card <> to_card or refunded_to_new_cards <> to_new_cards
        or to_card + to_new_cards > captured
        or back > (document #>> '{totals,grandTotalIncludingTax}')::bigint or tax > (document #>> '{totals,tax}')::bigint
        or to_gift_cards <> (select coalesce(sum(amount), 0) from gift_card_entry
          where order_id = shop_order.id and kind = 'refund')`,
  },
  {
    name: 'refunds to new gift cards',
    sentence: 'the new gift card of a refund is missing, or its issued amount differs from the refund',
    sql: `select order_id as id from order_refund where new_gift_card_part <> (
      select coalesce(sum(amount), 0) from gift_card_entry join gift_card on gift_card.id = gift_card_id
      where kind = 'issue' and source = 'order ' || order_refund.order_id || ' new card refund ' || order_refund.number)`,
  },
  {
    name: 'refunded units',
    sentence: 'more units of a line were refunded than were bought',
    sql: `select order_id as id from (
        select order_id, back->>'itemId' as item, sum((back->>'qty')::integer) as pieces
        from order_refund, jsonb_array_elements(lines) as back group by 1, 2) as gone
      where pieces > (select coalesce(sum((line->>'qty')::integer), 0)
        from shop_order, jsonb_array_elements(document->'lines') as line
        where shop_order.id = order_id and line->>'itemId' = item)`,
  },
  {
    name: 'returned units',
    sentence: 'more units of a line are in returns than were bought',
    sql: `select order_id as id from (
        select order_id, item_id::text as item, sum(case when state in ('refunded', 'exchanged') then coalesce(received, qty) else qty end) as pieces
        from rma join rma_item on rma_number = number where state not in ('rejected', 'cancelled') group by 1, 2) as claimed
      where pieces > (select coalesce(sum((line->>'qty')::integer), 0)
        from shop_order, jsonb_array_elements(document->'lines') as line
        where shop_order.id = order_id and line->>'itemId' = item)`,
  },
  {
    name: 'returns',
    sentence: 'the refund of a return differs from its accepted units',
    sql: `select rma.number as id from rma join order_refund as refund
        on refund.order_id = coalesce(refund_order_id, rma.order_id) and refund.number = refund_number
      where (select sum(accepted) from rma_item where rma_number = rma.number)
        <> (select coalesce(sum((back->>'qty')::integer), 0) from jsonb_array_elements(refund.lines) as back)`,
  },
  {
    name: 'exchange orders',
    sentence: 'the units of an exchange order differ from the accepted units of its return, or it has a price',
    sql: `select exchange.order_id as id from exchange_order as exchange join shop_order on shop_order.id = exchange.order_id
        join rma on rma.number = rma_number
      where amount <> 0 or status <> 'published'
        or (canceled_at is null) <> (replacement = exchange.order_id and state = 'exchanged')
        or canceled_at is null
          and (select jsonb_object_agg(item_id, accepted) from rma_item where rma_number = rma.number and accepted > 0)
            is distinct from (select jsonb_object_agg(line->>'itemId', (line->>'qty')::integer)
              from jsonb_array_elements(document->'lines') as line)`,
  },
  {
    name: 'exchange differences',
    sentence: 'a refunded or paid price difference of an exchange order differs from its refund or its payment',
    sql: `select order_id as id from exchange_difference where settlement = 'refund' group by order_id
      having -sum(net + tax) is distinct from (select sum((back->>'net')::integer + (back->>'tax')::integer)
        from order_refund, jsonb_array_elements(lines) as back where request_key = 'exchange ' || exchange_difference.order_id)
      union all
      select link_id::text as id from exchange_difference join exchange_order using (order_id)
        join payment_link on payment_link.id = link_id
      where exchange_order.canceled_at is null group by link_id, due, paid having sum(net + tax) <> due or paid <> due`,
  },
  {
    name: 'earned discounts',
    sentence: 'the use counts of an earned discount differ from its orders',
    sql: `select id from earned, lateral (
        select coalesce(sum(qty) filter (where state = 'counted'), 0) as counted,
          coalesce(sum(qty) filter (where state = 'reserved'), 0) as promised
        from earned_use where earned_id = earned.id) as used
      where uses - uses_left <> counted or reserved <> promised`,
  },
  {
    name: 'earned uses',
    sentence: 'an earned discount is reserved for an order that is no longer open',
    sql: `select distinct order_id as id from earned_use where state = 'reserved'
      and not exists (select from shop_order where id = earned_use.order_id and status in ${running})`,
  },
  {
    name: 'programs',
    sentence: 'the paid cycles of a program differ from its order and its charges',
    sql: `select id from program_subscription where status <> 'ordered' and cycles <> 1 + (
      select count(*) from program_charge where subscription_id = id and program_charge.status = 'paid')`,
  },
]

interface Broken {
  name: string
  sentence: string
  ids: string[]
}

/** Returns the violated invariants; a healthy store has none. */
export async function findViolations(db: QueryRunner): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { name, sentence, sql } of invariants) {
    const rows = await db.run(statement<{ id: string }>(`invariant.${name}`, `${sql} limit 5`), [])
    if (rows.length > 0) broken.push({ name, sentence, ids: rows.map(({ id }) => String(id)) })
  }
  return broken
}
