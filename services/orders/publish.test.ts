import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { findViolations } from '#services/invariants.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { publishOrder } from './publish.ts'

const entry = testProduct(80, 'spring-open-entry', {
  type: 'virtual',
  variants: [testVariant('IW-80', { weightGrams: null })],
  attributes: { ticket: { type: 'athlete', eventId: 'spring-open' } },
})
const shop = await openTestShop([...testProducts, ...typedProducts, entry])
const { db, deps } = shop
const giftcard = {
  amount: 50,
  recipientEmail: 'pat@example.com',
  recipientName: 'Pat',
  senderEmail: 'ann@example.com',
  senderName: 'Ann',
}
const effects = statement<Record<string, number>>(
  'test.effects',
  `select (select count(*) from order_event where order_id = $1 and to_status = 'published')::integer as published,
     (select count(*) from sandbox.transaction where kind = 'Capture' and state = 'succeeded' and reference_token =
       (select payment_reference from shop_order where id = $1))::integer as captures,
     (select captured from shop_order where id = $1) as captured,
     (select on_hand + reserved from stock join sellable on sellable.id = sellable_id
       where product_id = 7 and location = 'US') as on_hand,
     (select count(*) from gift_card where order_id = $1)::integer as "sold cards",
     (select count(*) from gift_card_entry where order_id = $1 and kind = 'capture')::integer as "spent cards",
     (select count(*) from ticket where order_id = $1)::integer as tickets,
     (select count(*) from program_subscription where order_id = $1 and status = 'active')::integer as programs,
     (select count(*) from outbox where payload->>'template' = 'order-confirmation'
       and payload->'data'->>'orderId' = $1)::integer as mails`,
)
const of = async (orderId: string) => (await db.run(effects, [orderId]))[0]!

test('a crash at any step after the capture leaves no partial effects, and two concurrent retries apply each effect once [ORDER-240]', async () => {
  const { code } = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: 1_000, source: randomUUID() }),
  )
  const visitor = await customerOf(shop)
  const { _id: listId } = await cartWith(visitor, [
    { productId: 7, qty: 2 },
    { productId: 62, qty: 1, metadata: { giftcard } },
    { productId: 80, qty: 2 },
    { productId: 63, qty: 1 },
  ])
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA, paymentToken: await shop.cardToken() })
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] }))
  const { orderId, payment } = await placeTestOrder(visitor, body)
  const before = await of(orderId)
  // The email is queued last, after all other steps.
  await db.run(
    statement(
      'test.break',
      `create function test_break() returns trigger language plpgsql as
       $$ begin if new.payload->>'template' = 'order-confirmation' then raise exception 'gone'; end if; return new; end $$`,
    ),
    [],
  )
  await db.run(
    statement(
      'test.break-on',
      'create trigger test_break before insert on outbox for each row execute function test_break()',
    ),
    [],
  )
  await assert.rejects(publishOrder(deps, orderId), /gone/)
  assert.deepEqual(await of(orderId), { ...before, captures: 1 })
  await db.run(statement('test.mend', 'drop trigger test_break on outbox'), [])
  await Promise.all([publishOrder(deps, orderId), publishOrder(deps, orderId)])
  await publishOrder(deps, orderId)
  assert.deepEqual(await of(orderId), {
    published: 1,
    captures: 1,
    captured: Math.round(payment.amount * 100),
    // Two units were reserved. They are now neither reserved nor on hand.
    on_hand: before['on_hand']! - 4,
    'sold cards': 1,
    'spent cards': 1,
    tickets: 2,
    programs: 1,
    mails: 1,
  })
  assert.deepEqual(await findViolations(db), [])
})
