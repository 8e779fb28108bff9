import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import type { MailDeps } from '#services/mails/writer.ts'
import { sendMail } from '#services/mails/send.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { placeTestOrder } from '#services/testing/orders-for-tests.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { updateRegistries } from './jobs.ts'
import { registryData } from './privacy-steps.ts'
import { about, change, home, viewRegistry, registryOf, reviewGift, addTestGift } from './registry-for-tests.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
const plates = [{ productId: 7, qty: 3 }]
const countsOf = async (urlKey: string) => {
  const [line] = (await viewRegistry(visit(), urlKey)).lines
  return [line!.purchased, line!.left]
}
/** Orders units from the first line as a guest. */
async function gift(urlKey: string, qty: number, comments = '', buyer = visit()) {
  const listId = await addTestGift(buyer, urlKey, qty)
  return { buyer, listId, ...(await reviewGift(shop, buyer, listId, comments)) }
}
const ownOf = (owner: Visitor, id: string) => owner.call('GET /svc_registry/registries/{id}', { params: { id } })

test('after a gift is paid for, a second buyer sees a lower wanted quantity, and publishing counts the gift once [REGISTRY-003, REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const { buyer, listId, body } = await gift(urlKey, 2)
  const order = await placeTestOrder(buyer, body)
  assert.deepEqual(await countsOf(urlKey), [0, 1])
  await Promise.all([publishOrder(deps, order.orderId), publishOrder(deps, order.orderId)])
  assert.deepEqual(await countsOf(urlKey), [2, 1])
  const lists = await buyer.call('GET /svc_list/lists', { query: {} })
  assert.ok(!lists.some(({ _id }) => _id === listId))
})

test('publishing and ordering gifts on one line concurrently does not deadlock [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, [{ productId: 7, qty: 60 }])
  const gifts = await Promise.all(times(12, () => gift(urlKey, 1)))
  const paid = await Promise.all(gifts.slice(0, 6).map(({ buyer, body }) => placeTestOrder(buyer, body)))
  let transactions = 0
  const transaction: Database['transaction'] = (work) =>
    db.transaction((tx) => {
      transactions += 1
      return work(tx)
    })
  const publishing = { ...deps, db: { ...db, transaction } }
  const placing = gifts.slice(6).map(({ buyer, body }) => placeTestOrder(buyer, body))
  await Promise.all([...placing, ...paid.map(({ orderId }) => publishOrder(publishing, orderId))])
  // All transactions succeeded without a retry.
  assert.equal(transactions, paid.length)
  assert.deepEqual(await countsOf(urlKey), [6, 48])
})

test('a buyer sees the city and region of a gift address, but never the street, in checkout, order, and email [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const { buyer, listId, body } = await gift(urlKey, 1)
  const texts: string[] = [JSON.stringify(body)]
  const fetchText = async (path: string) => texts.push(await (await buyer.fetch(path)).text())
  await fetchText(`/svc_checkout/checkout/${listId}`)
  await fetchText(`/svc_checkout/freight/${listId}`)
  await fetchText(`/svc_list/lists/${listId}`)
  const order = await placeTestOrder(buyer, body)
  texts.push(JSON.stringify(order))
  await fetchText(`/svc_checkout/order/${order.orderId}`)
  await fetchText(`/svc_checkout/order/${order.orderId}/tracking`)
  // The gift address's postcode does not give access to the order either.
  const proven = (proof: string) =>
    visit().call('POST /svc_checkout/tracking', { body: { orderId: order.orderId, proof } })
  await assert.rejects(proven(home.postcode), { code: 'order_not_found' })
  await publishOrder(deps, order.orderId)
  await sendMails()
  texts.push(JSON.stringify(await shopMails('ann@example.com')))
  for (const text of texts) {
    for (const secret of [home.street[0]!, home.apartment, home.telephone, home.postcode])
      assert.ok(!text.includes(secret), `${secret} in ${text.slice(0, 120)}`)
  }
  const { city, region, street, firstname } = order.shippingAddress
  assert.deepEqual([firstname, city, region, street], ['Robin', 'Columbus', 'OH', []])
  const [stored] = await db.run(readShipTo, [order.orderId])
  assert.deepEqual([stored!.street, stored!.email], [home.street, 'ann@example.com'])
})

test('a gift order with a different shipping address still ships to the gift address of the registry', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const { buyer, body } = await gift(urlKey, 1)
  const order = await placeTestOrder(buyer, {
    ...body,
    shippingAddress: { ...body.shippingAddress, street: ['1 Elsewhere St'], city: 'Dayton', postcode: '45402' },
  })
  const [stored] = await db.run(readShipTo, [order.orderId])
  assert.deepEqual(stored!.street, home.street)
})

test('an order for more than the wanted quantity is refused with the remaining quantity, and can be placed after confirmation [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const first = await gift(urlKey, 2)
  await placeTestOrder(first.buyer, first.body)
  const second = await gift(urlKey, 2)
  const [item] = second.body.items
  await assert.rejects(placeTestOrder(second.buyer, second.body), {
    status: 409,
    code: 'registry_surplus',
    details: { items: [{ listItemId: item!.listItemId, wanted: 3, left: 1 }] },
  })
  const order = await placeTestOrder(second.buyer, { ...second.body, confirmsSurplus: true })
  await publishOrder(deps, order.orderId)
  assert.deepEqual(await countsOf(urlKey), [2, 0])
})

test('of concurrent gift orders for the last wanted units, one succeeds', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, [{ productId: 14, qty: 2 }])
  const gifts = [await gift(urlKey, 1), await gift(urlKey, 1), await gift(urlKey, 1), await gift(urlKey, 1)]
  const counts = await countResults(gifts.map(({ buyer, body }) => placeTestOrder(buyer, body)))
  assert.deepEqual(counts, { fulfilled: 2, registry_surplus: 2 })
  assert.deepEqual(await countsOf(urlKey), [0, 0])
})

test('an unpaid order makes its gifts available again [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const buyer = visit()
  const listId = await addTestGift(buyer, urlKey, 2)
  const { body } = await reviewGift(shop, buyer, listId)
  const declined = { ...body, payment: { ...body.payment, transactionToken: await shop.cardToken('4012888888881881') } }
  await assert.rejects(placeTestOrder(buyer, declined), { code: 'payment_error' })
  assert.deepEqual(await countsOf(urlKey), [0, 3])
  await sweepOrders(deps, shop.clock())
  assert.deepEqual(await countsOf(urlKey), [0, 3])
})

test('items that are not on the registry, or are on a private one, cannot be bought as gifts', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  const buyer = visit()
  const listId = await addTestGift(buyer, urlKey, 1)
  await buyer.call('POST /svc_list/lists/{id}/items', {
    params: { id: listId },
    body: { items: [{ productId: 8, qty: 1 }] },
    version: 'any',
    key: randomUUID(),
  })
  const { body } = await reviewGift(shop, buyer, listId)
  await assert.rejects(placeTestOrder(buyer, body), { status: 422, code: 'invalid_item' })
  const other = await gift(urlKey, 1)
  await change(owner, id, { privacy: 'private' })
  await assert.rejects(placeTestOrder(other.buyer, other.body), { status: 404, code: 'list_not_found' })
})

test('the owner of a registry sees buyers and gifts, marks gifts as thanked, and gets an email [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  const { buyer, body } = await gift(urlKey, 2, 'Lift well.')
  await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  const { items, purchases, purchased } = await ownOf(owner, id)
  assert.deepEqual([items[0]!.purchased, purchased], [2, 2])
  const [one] = purchases!
  assert.deepEqual([one!.buyer, one!.message, one!.name, one!.qty], ['Ann Lee', 'Lift well.', 'Iron Plate', 2])
  const thanked = await owner.call('PUT /svc_registry/registries/{id}/thanks', {
    params: { id },
    body: { thanked: [one!._id] },
    key: randomUUID(),
  })
  assert.equal(thanked.purchases![0]!.isThanked, true)
  await sendMails()
  const { email } = await owner.call('GET /svc_customer/customer', {})
  const mails = await shopMails(email)
  assert.equal(mails.filter(({ text }) => text.includes('Our first gym')).length, 1)
  assert.ok(mails.every(({ text }) => !text.includes('Lift well.')))
})

test('a surprise registry hides purchases from its owner until the event [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates, {
    about: { ...about, eventDate: '2026-11-22' },
    isSurprise: true,
  })
  const { buyer, body } = await gift(urlKey, 1)
  await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  const hidden = await ownOf(owner, id)
  assert.deepEqual([hidden.purchases, hidden.purchased, hidden.items[0]!.purchased], [null, null, null])
  const seenBy = async (visitor: Visitor) => {
    const { purchased, lines } = await viewRegistry(visitor, urlKey)
    return [purchased, lines[0]!.purchased, lines[0]!.left]
  }
  // The shared page reveals no more to owners than their own view does.
  assert.deepEqual(await seenBy(owner), [null, null, null])
  assert.deepEqual(await seenBy(await customerOf(shop)), [1, 1, 2])
  await change(owner, id, { about: { ...about, eventDate: '2026-11-20' } })
  assert.equal((await ownOf(owner, id)).purchases?.length, 1)
  assert.deepEqual(await seenBy(owner), [1, 1, 2])
})

test("a data export of an owner's surprise registry contains gift counts only from the event date [REGISTRY-203]", async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates, { about: { ...about, eventDate: '2026-11-22' }, isSurprise: true })
  const { buyer, body } = await gift(urlKey, 1)
  await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  const { _id: id, email } = await owner.call('GET /svc_customer/customer', {})
  const countsAt = async (day: string) => {
    const context = { now: Date.parse(day), secret: deps.secret }
    const { registries } = (await registryData.read(db, { id, email }, context)) as unknown as {
      registries: { lines: { purchased?: number; pending?: number }[] }[]
    }
    return registries[0]!.lines.map(({ purchased, pending }) => [purchased, pending])
  }
  assert.deepEqual(await countsAt('2026-11-21'), [[undefined, undefined]])
  assert.deepEqual(await countsAt('2026-11-22'), [[1, 0]])
})

test('the owner of a surprise registry gets one email about gifts, on the day of the event [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const eventDate = '2026-11-22'
  const { urlKey } = await registryOf(owner, plates, { about: { ...about, eventDate }, isSurprise: true })
  for (const qty of [1, 2]) {
    const { buyer, body } = await gift(urlKey, qty)
    await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  }
  const { email } = await owner.call('GET /svc_customer/customer', {})
  const count = async () => {
    await sendMails()
    return (await shopMails(email)).filter(({ text }) => text.includes('Our first gym')).length
  }
  await updateRegistries(shop.db, Date.parse(eventDate) - 1)
  assert.equal(await count(), 0)
  for (const later of [0, 86_400_000]) {
    await updateRegistries(shop.db, Date.parse(eventDate) + later)
    assert.equal(await count(), 1)
  }
})

test('registry lines for the same product share a purchase count, even if their private details differ [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, [
    { productId: 7, qty: 2 },
    { productId: 7, qty: 3, metadata: { redeem: 'earned-1' } },
  ])
  const { buyer, body } = await gift(urlKey, 4)
  await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  const { purchased, wanted, lines } = await viewRegistry(visit(), urlKey)
  assert.deepEqual([purchased, wanted], [4, 5])
  assert.deepEqual(
    lines.map((line) => [line.purchased, line.left]),
    [
      [2, 0],
      [2, 1],
    ],
  )
  const own = await ownOf(owner, id)
  assert.deepEqual([own.purchased, own.items.map((item) => item.purchased)], [4, [2, 2]])
})

const moveTo = statement('test.change-email', 'update customer set email = $2 where lower(email) = lower($1)')

test("registry emails and search use the owner's current email [REGISTRY-403, REGISTRY-002]", async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const { email: old } = await owner.call('GET /svc_customer/customer', {})
  const email = `${randomUUID()}@example.com`
  await db.run(moveTo, [old, email])
  const { buyer, body } = await gift(urlKey, 1)
  await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  await sendMails()
  const about = (mails: { text: string }[]) => mails.filter(({ text }) => text.includes('Our first gym')).length
  assert.deepEqual([about(await shopMails(old)), about(await shopMails(email))], [0, 1])
  const search = async (by: string) =>
    (await visit().call('GET /svc_registry/search', { query: { email: by } })).found.map((found) => found.urlKey)
  assert.deepEqual([await search(old), await search(email.toUpperCase())], [[], [urlKey]])
})

test('a buyer who adds gifts concurrently gets one gift list per registry [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const [one, two] = [await registryOf(owner, plates), await registryOf(owner, plates)]
  const buyer = visit()
  const other = await addTestGift(buyer, two.urlKey)
  const taken = await Promise.all([
    addTestGift(buyer, one.urlKey),
    addTestGift(buyer, one.urlKey),
    addTestGift(buyer, one.urlKey),
  ])
  assert.equal(new Set(taken).size, 1)
  assert.notEqual(other, taken[0])
  const list = await buyer.call('GET /svc_list/lists/{id}', { params: { id: taken[0]! } })
  assert.deepEqual(
    list.items.map(({ qty }) => qty),
    [3],
  )
})

test("at login, a guest's and a customer's gifts for one registry merge, with one line per gift [LIST-232, REGISTRY-203]", async () => {
  const owner = await customerOf(shop)
  const wishes = [...plates, { productId: 8, qty: 4 }]
  const { urlKey } = await registryOf(owner, wishes)
  const buyer = visit()
  const account = { email: `${randomUUID()}@example.com`, password: 'a long enough password' }
  const body = { ...account, firstname: 'Ann', lastname: 'Lee' }
  await buyer.call('POST /svc_customer/customer', { body, key: randomUUID() })
  await buyer.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  await addTestGift(buyer, urlKey, 2)
  await addTestGift(buyer, urlKey, 1, 1)
  await buyer.call('POST /svc_session/session/logout', { key: randomUUID() })
  // The line stores the registry's counts, which have changed, but the gift is the same.
  await gift(urlKey, 1)
    .then(({ buyer: other, body: order }) => placeTestOrder(other, order))
    .then(({ orderId }) => publishOrder(deps, orderId))
  const listId = await addTestGift(buyer, urlKey, 1)
  await buyer.call('PUT /svc_checkout/chosen', { body: { listId }, key: randomUUID() })
  const { merged } = await buyer.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  assert.deepEqual(merged, { added: 0, kept: 0, gifts: 2 })
  const lists = await buyer.call('GET /svc_list/lists', { query: { active: 'true' } })
  assert.deepEqual(
    lists.map(({ _id, items }) => [_id, items.map(({ productId, qty }) => [productId, qty])]),
    [
      [
        listId,
        [
          [7, 3],
          [8, 1],
        ],
      ],
    ],
  )
  assert.deepEqual(await buyer.call('GET /svc_checkout/chosen', {}), { listId, kind: 'gift' })
})

test("the id of a registry does not reveal the registry's new URL key to a buyer [REGISTRY-001]", async () => {
  const owner = await customerOf(shop)
  const { id, urlKey: old } = await registryOf(owner, plates)
  const { buyer, listId, body } = await gift(old, 1)
  await change(owner, id, { privacy: 'private' })
  const { urlKey } = await change(owner, id, { privacy: 'link' })
  const { _id } = await buyer.call('POST /svc_list/lists', {
    body: { type: 'registryPurchase', metadata: { registry: { registryId: id, urlKey: old } } },
    key: randomUUID(),
  })
  assert.equal(_id, listId)
  const replies = await Promise.all(
    [`/svc_checkout/checkout/${listId}`, `/svc_checkout/freight/${listId}`, `/svc_list/lists/${listId}`].map(
      async (path) => (await buyer.fetch(path)).text(),
    ),
  )
  for (const text of replies) assert.ok(!text.includes(urlKey!), text)
  await assert.rejects(placeTestOrder(buyer, body), { status: 404, code: 'list_not_found' })
  // A buyer with the new URL continues with the list opened under the old one.
  assert.equal(await addTestGift(buyer, urlKey!, 1), listId)
  assert.equal((await reviewGift(shop, buyer, listId)).checkout.registry?.urlKey, urlKey)
})

test('the purchases of a registry item survive removing the item and restoring it', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  const { buyer, body } = await gift(urlKey, 1)
  await publishOrder(deps, (await placeTestOrder(buyer, body)).orderId)
  const [item] = (await ownOf(owner, id)).items
  const input = { params: { id, itemId: item!.itemId }, version: 'any' as const }
  await owner.call('DELETE /svc_list/lists/{id}/items/{itemId}', { ...input, key: randomUUID() })
  await owner.call('POST /svc_list/lists/{id}/items/{itemId}/restore', { ...input, key: randomUUID() })
  assert.deepEqual(await countsOf(urlKey), [1, 2])
})

test("at login, a guest's gift list becomes the customer's", async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const buyer = visit()
  const listId = await addTestGift(buyer, urlKey, 1)
  await customerOf(shop, 'Ann', buyer)
  const { body } = await reviewGift(shop, buyer, listId)
  await placeTestOrder(buyer, body)
  assert.deepEqual(await countsOf(urlKey), [0, 2])
})

const readShipTo = statement<{ street: string[]; email: string }>(
  'test.ship-to',
  `select document->'shippingAddress'->'street' as street, document->'shippingAddress'->>'email' as email
   from shop_order where id = $1`,
)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.asked-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const readMails = statement<{ subject: string; text: string; html: string }>(
  'test.mails',
  'select subject, text, html from caught_mail where recipient = $1',
)
async function sendMails() {
  const mailDeps: MailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailDeps, payload)
}
const shopMails = (to: string) => db.run(readMails, [to])
