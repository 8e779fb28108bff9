import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement, type Database } from '#platform/database.ts'
import { addresses, orderBody, type OrderBody } from '#services/testing/orders-for-tests.ts'
import { prepareOrders, type Attempt } from '../prove/fixtures/prepared-orders.ts'
import type { Client } from '../prove/http/shop-client.ts'
import { guestOf, headersOf, products, type PreparedRequest } from './prepared-requests.ts'

type Checkout = Reply<Store, 'GET /svc_checkout/checkout/{listId}'>

// Every list was created with one line. This statement changes its product and adds two lines.
const fillLines = statement<{ listId: string; id: string; productId: number }>(
  'bench.three-lines',
  `with given as (select * from unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[]) as a (list, one, two, three)),
   changed as (
     update list_item set product_id = given.one from given where list_id = given.list
     returning list_id, list_item.id, product_id),
   added as (
     insert into list_item (list_id, product_id, qty, options, children)
     select list, product, 1, '{}', '[]' from given, unnest(array[two, three]) as product
     returning list_id, id, product_id)
   select list_id as "listId", id, product_id as "productId" from changed
   union all select list_id, id, product_id from added`,
)

/** Prepares orders, each with a separate guest and cart. */
export async function threeLineOrderRequests(db: Database, caller: Client, count: number): Promise<PreparedRequest[]> {
  const attempts = await prepareOrders(db, caller, count)
  const lists = attempts.map(({ body }) => body as { listId: string; payment: { transactionToken: string } })
  // Sorted, because the shop locks stock in id order. Otherwise, orders would wait for each other.
  const productsOf = (index: number) =>
    [0, 1, 2].map((each) => products[(index + each * 21) % products.length]!).toSorted((a, b) => a - b)
  const column = (each: number) => attempts.map((_, index) => productsOf(index)[each]!)
  const rows = await db.run(fillLines, [lists.map(({ listId }) => listId), column(0), column(1), column(2)])
  const itemOf = new Map(rows.map(({ listId, productId, id }) => [`${listId} ${productId}`, id]))
  const bodies: OrderBody[] = []
  for (const [index, attempt] of attempts.slice(0, products.length).entries())
    bodies.push(await enteredBody(caller, attempt, lists[index]!))
  return attempts.map(({ key, cookie }, index) => {
    const { listId, payment } = lists[index]!
    const like = bodies[index % products.length]!
    const items = productsOf(index).map((productId) => ({
      ...like.items.find((item) => item.productId === productId)!,
      listItemId: itemOf.get(`${listId} ${productId}`)!,
    }))
    const { transactionToken } = payment
    const body = { ...like, listId, items, payment: { ...like.payment, transactionToken } }
    const own = [key, guestOf(cookie), listId, ...items.map((item) => item.listItemId), transactionToken]
    own.push(like.shipping[0]!.transactionId)
    return { path: '/svc_checkout/order', headers: headersOf(cookie, key), body, own }
  })
}

/** Completes the checkout and returns the order body, which can be reused for carts with the same products. */
async function enteredBody(
  { send }: Client,
  { cookie }: Attempt,
  list: { listId: string; payment: { transactionToken: string } },
) {
  const entered = { shippingAddress: addresses.USA, paymentToken: list.payment.transactionToken }
  const path = `/svc_checkout/checkout/${list.listId}`
  const { status, body } = await send('PUT', path, entered, headersOf(cookie, randomUUID()))
  if (status !== 200) throw new Error(`The checkout responded with ${status}: ${JSON.stringify(body)}`)
  return orderBody('USA', body as unknown as Checkout)
}
