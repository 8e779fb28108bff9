import { randomUUID } from 'node:crypto'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { cartWith, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const key = randomUUID
export const password = 'a long enough password'

/** Returns values that occur nowhere else, so that searching for them finds all of the person's data. */
export function marksOf(name: string) {
  return {
    firstname: `${name}-firstname`,
    email: `${name.toLowerCase()}@marks.example`,
    street: `${name} Street 77`,
    telephone: name === 'Quentinia' ? '614 555 7731' : '614 555 9902',
    birthdate: name === 'Quentinia' ? '1987-03-19' : '1979-11-02',
    company: `${name} Barbell Company`,
    review: `${name} says it squats well`,
    chat: `${name} asks about knurling`,
    question: `${name} asks where the order is`,
    form: `${name} wrote in the form`,
    gym: `${name} Barn Gym`,
    gift: `${name} wishes a happy birthday`,
    device: `${name}-device-uid`,
  }
}
export type Marks = ReturnType<typeof marksOf>

export async function register(shop: TestShop, marks: Marks): Promise<Visitor> {
  const visitor = shop.visit()
  const { email, firstname } = marks
  await visitor.call('POST /svc_customer/customer', {
    body: { email, password, firstname, lastname: 'Lee' },
    key: key(),
  })
  await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: key() })
  return visitor
}

/** Places a paid order with the person's address, and returns its number. */
async function order(shop: TestShop, visitor: Visitor, { street, email }: Marks): Promise<string> {
  const { listId } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const shippingAddress = { ...addresses.USA, email, street: [street] }
  const { orderId } = await placeTestOrder(
    visitor,
    orderBody('USA', await updateTestCheckout(visitor, listId, { shippingAddress })),
  )
  await publishOrder(shop.deps, orderId)
  return orderId
}

/** Stores a person's data in every area, and returns the customer id and the order number. */
export async function storePerson(shop: TestShop, visitor: Visitor, marks: Marks) {
  const { call } = visitor
  const { email, firstname, telephone, birthdate, company, street, form, device } = marks
  await call('PATCH /svc_customer/customer/', { body: { telephone, birthdate, company }, key: key() })
  await call('POST /svc_customer/customer/address', { body: { ...addresses.USA, street: [street] }, key: key() })
  const orderId = await order(shop, visitor, marks)
  await call('POST /svc_checkout/order/{orderId}/messages', {
    params: { orderId },
    body: { text: marks.question },
    key: key(),
  })
  await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: key() })
  await call('POST /svc_ssr/newsletters/subscribe', {
    body: { email, newsletters: ['USA-newsletter'] },
    key: key(),
  })
  await call('PUT /svc_push/devices/{deviceUid}', {
    params: { deviceUid: device },
    body: { platform: 'web', token: `${device}-token` },
    key: key(),
  })
  await call('POST /svc_ssr/submit/wufoo', {
    body: { formHash: 'contact', topic: 'order', name: firstname, email, message: form },
    key: key(),
  })
  await call('POST /svc_customer/verification', {
    body: { kind: 'military', name: `${firstname}.pdf`, file: Buffer.from(`%PDF-1.7 ${firstname}`).toString('base64') },
    key: key(),
  })
  const { _id: customerId } = await call('GET /svc_customer/customer', {})
  await call('POST /svc_content/issue-requests', {
    body: {
      firstname,
      lastname: 'Lee',
      email,
      street: [street],
      city: 'Columbus',
      region: 'OH',
      postcode: '43215',
    },
    key: key(),
  })
  for (const { text, values } of rowsOf(customerId, orderId, marks))
    await shop.db.run(statement(`test.${text.split(' ', 3)[2]}`, text), values)
  await writeAsGuest(shop, marks)
  return { customerId, orderId }
}

/** Creates data of the same person without a login: a chat, and a cart in checkout. */
async function writeAsGuest(shop: TestShop, { firstname, email, street, chat }: Marks) {
  const guest = shop.visit()
  const { _id } = await cartWith(guest, [{ productId: 7, qty: 1 }])
  await updateTestCheckout(guest, _id, { shippingAddress: { ...addresses.USA, email, street: [street] } })
  await shop.visit().call('POST /svc_ssr/chat/conversations', {
    body: { name: firstname, email: email.toUpperCase(), text: chat },
    key: key(),
  })
}

/** Returns rows that calls would store only after lengthy preparation. */
function rowsOf(customerId: number, orderId: string, marks: Marks): { text: string; values: unknown[] }[] {
  const { email, firstname, review, gym, gift, street } = marks
  const listId = randomUUID()
  const registryId = randomUUID()
  const cardId = randomUUID()
  const chatId = randomUUID()
  const linkId = randomUUID()
  return [
    {
      text: `insert into review (site, customer_id, product_id, stars, title, text, author, is_verified, state)
        values ('USA', $1, 7, 5, $2, $2, $3, true, 'approved')`,
      values: [customerId, review, firstname],
    },
    {
      text: `insert into list (id, site, customer_id, type) values ($1, 'USA', $3, 'quote'), ($2, 'USA', $3, 'registry')`,
      values: [listId, registryId, customerId],
    },
    {
      text: `insert into quote (list_id, site, customer_id, title, message) values ($1, 'USA', $2, $3, $3)`,
      values: [listId, customerId, gym],
    },
    {
      text: `insert into draft_order (site, customer_id, email, document, staff_name, request_key, request_fingerprint,
          created_at, updated_at)
        values ('USA', $1, $2, jsonb_build_object('note', $3::text, 'lines', '[]'::jsonb,
          'address', jsonb_build_object('firstname', $4::text, 'street', $5::text)), 'Kim', $6, '', now(), now())`,
      values: [customerId, email, gym, firstname, street, listId],
    },
    {
      text: `insert into quote_version (list_id, version, offer, written_at)
        values ($1, 1, jsonb_build_object('note', $2::text), now())`,
      values: [listId, gym],
    },
    {
      text: `insert into quote_answer (list_id, number, document, sent_at, valid_until, key)
        values ($1, 1, jsonb_build_object('note', $2::text), now(), now(), $2)`,
      values: [listId, gym],
    },
    {
      text: `insert into quote_message (list_id, author, text, created_at) values ($1, 'customer', $2, now())`,
      values: [listId, gym],
    },
    {
      text: `insert into quote_file (list_id, kind, name, type, bytes, created_at)
        values ($1, 'document', $2, 'application/pdf', convert_to($2, 'UTF8'), now())`,
      values: [listId, gym],
    },
    {
      text: `insert into registry (list_id, site, customer_id, code, title, event_type, event_date, firstname, lastname,
          co_registrant, message, address)
        values ($1, 'USA', $2, upper(substr(md5($3), 1, 8)), $3, 'other', '2027-01-01', $4, 'Lee', '', $5,
          jsonb_build_object('street', $6::text))`,
      values: [registryId, customerId, gym, firstname, gift, street],
    },
    {
      text: `insert into registry_purchase (registry_id, order_id, line, qty, name, buyer, message)
        select list_id, $1, 'line', 1, 'Bar', $2, $3 from registry where customer_id <> $4 limit 1`,
      values: [orderId, firstname, gift, customerId],
    },
    {
      text: `insert into gift_card (id, code_hash, last4, currency, site_group, balance, source, order_id, line_id)
        values ($1, $2, '1234', 'USD', 'USA', 0, $2, $3, gen_random_uuid())`,
      values: [cardId, `hash-${cardId}`, orderId],
    },
    {
      text: `insert into gift_card_delivery (gift_card_id, site, deliver_at, recipient_email, recipient_name,
          sender_name, message, design, asked_at)
        values ($1, 'USA', '2026-10-01', 'friend@marks.example', 'Friend', $2, $3, 'plain', '2026-10-01')`,
      values: [cardId, firstname, gift],
    },
    {
      text: `insert into gift_card_resend (gift_card_id, order_id, earlier_email, recipient_email, request_key,
          requested_at)
        values ($1, $2, $3, 'friend@marks.example', $4, '2026-10-01')`,
      values: [cardId, orderId, email, randomUUID()],
    },
    {
      text: `insert into bin (site, customer_id, sellable_id, email)
        select 'USA', $1, min(id), $2 from sellable`,
      values: [customerId, email],
    },
    {
      text: `insert into ticket (customer_id, type, event_id, holder_name, status, source)
        values ($1, 'spectator', 'open', $2, 'valid', $3)`,
      values: [customerId, firstname, randomUUID()],
    },
    {
      text: `insert into stored_card (site, customer_id, token, token_hash, brand, last4, month, year, holder_name, engine)
        values ('USA', $1, $2, $3, 'Visa', '1111', 12, 2030, $4, 'spreedly')`,
      values: [customerId, `unknown-${cardId}`, cardId, firstname],
    },
    {
      text: `insert into chat_conversation (id, site, customer_id, kind, state, name, email, created_at, changed_at)
        values ($1, 'USA', $2, 'chat', 'open', $3, $4, now(), now())`,
      values: [chatId, customerId, firstname, email],
    },
    {
      text: `insert into chat_message (conversation_id, number, author, text, created_at, request_key)
        values ($1, 1, 'shopper', $2, now(), 'once')`,
      values: [chatId, marks.chat],
    },
    {
      text: `insert into chat_attachment (conversation_id, number, name, type, bytes)
        values ($1, 1, $2, 'text/plain', convert_to($2, 'UTF8'))`,
      values: [chatId, `${firstname}.txt`],
    },
    {
      text: `insert into consent_record (at, site, customer_id, version, performance, marketing, functional, source, gpc,
          browser)
        values (now(), 'USA', $1, 1, true, true, true, 'page', false, 'firefox')`,
      values: [customerId],
    },
    {
      text: `insert into payment_link (id, site, kind, number, customer_id, email, document, due, allows_part, note,
          expires_at, request_key, request_fingerprint)
        values ($1, 'USA', 'free', 'P-1', $2, $3, jsonb_build_object('to', $4::text), 100, false, $4, now(), $3, '')`,
      values: [linkId, customerId, email, street],
    },
    {
      text: `insert into payment_link_mailing (link_id, request_key, request_fingerprint) values ($1, 'again', '')`,
      values: [linkId],
    },
    {
      text: `insert into rma (order_id, site, resolution, comment, is_pickup, created_at, changed_at)
        values ($1, 'USA', 'refund', $2, false, now(), now())`,
      values: [orderId, `${firstname} ${gift}`],
    },
    {
      text: `insert into rma_photo (rma_number, bytes, created_at)
        select number, convert_to($2, 'UTF8'), now() from rma where order_id = $1`,
      values: [orderId, firstname],
    },
    {
      text: `insert into program_subscription (site, customer_id, order_id, line, product_id, sku, name, url, delivery,
          subscription_interval, unit, shown, tax_class, email, bill_to, is_trial, status, began_on, renewal_on)
        values ('USA', $1, $2, 'line/0', 63, 'IW-63', 'Strength', '/program', 'App', 'Month', 2900, 2900, 'goods', $3,
          jsonb_build_object('street', $4::text), false, 'ended', '2026-01-01', '2026-02-01')`,
      values: [customerId, orderId, email, street],
    },
    {
      text: `insert into program_workout_entry (subscription_id, week, day, note, score)
        select id, 1, 1, $2, '' from program_subscription where customer_id = $1`,
      values: [customerId, `${firstname} squats`],
    },
    {
      text: `insert into caught_mail (key, recipient, sender, subject, text, html)
        values ($1, $2, 'shop@marks.example', $3, $3, $3)`,
      values: [randomUUID(), email, firstname],
    },
  ]
}
