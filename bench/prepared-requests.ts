import { randomBytes, randomUUID } from 'node:crypto'
import { statement, type Database } from '#platform/database.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import {
  priceEverywhere,
  testCategories,
  testProduct,
  testStock,
  testVariant,
} from '#services/testing/products-for-tests.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import { loadInitialData } from '../db/first-data.ts'
import { hotProduct, prepareOrders, type Attempt } from '../prove/fixtures/prepared-orders.ts'
import type { Client } from '../prove/http/shop-client.ts'

const productAt = (index: number) => hotProduct + index
/** Several products, because orders for the same product would wait for each other's commit. */
export const products = Array.from({ length: 64 }, (_, index) => productAt(index))
const maxLines = 200
const lineProduct = (line: number) => productAt(products.length + line)
const inBox = products.slice(0, 5)
const bundle = hotProduct - 1

export async function fillStock(db: Database) {
  await loadInitialData(db)
  await db.transaction(async (tx) => {
    await saveCategories(tx, testCategories, () => null)
    for (const id of [...products, ...Array.from({ length: maxLines }, (_, line) => lineProduct(line))]) {
      const stock = testStock({ onHand: 1_000_000 })
      const variant = testVariant(`IW-${id}`, { stock, prices: priceEverywhere(29_500) })
      await saveProduct(tx, testProduct(id, `plate-${id}`, { variants: [variant] }), () => null, Date.now())
    }
    await saveProduct(tx, boxOfFive, () => null, Date.now())
  })
}

const boxOfFive = testProduct(bundle, 'box-of-five', {
  type: 'bundle',
  variants: [
    testVariant('IW-BOX', { stock: testStock({ managed: false }), prices: priceEverywhere(0), weightGrams: null }),
  ],
  bundleOptions: inBox.map((productId) => ({
    id: `option-${productId}`,
    title: `Plate ${productId}`,
    isRequired: true,
    includedProductId: null,
    values: [
      { productId, priceType: 'own', price: {}, percent: 0, isDefault: true, defaultQty: 2, canChangeQty: true },
    ],
  })),
})

/** `own` lists the values that only this request's statements contain. */
export interface PreparedRequest {
  path: string
  headers: Record<string, string>
  body: object
  own: string[]
}

const changeProducts = statement(
  'bench.products-of-lists',
  `update list_item set product_id = given.product from unnest($1::uuid[], $2::integer[]) as given (list, product)
   where list_id = given.list`,
)

interface OrderBody {
  listId: string
  items: { listItemId: string; productId: number; qty: number; price: number }[]
  shipping: { transactionId: string }[]
  payment: { transactionToken: string }
}

/** Prepares orders, each with a separate guest and cart. The orders cycle through all products. */
export async function prepareOrderRequests(db: Database, caller: Client, count: number): Promise<PreparedRequest[]> {
  const attempts = await prepareOrders(db, caller, count)
  const bodies = attempts.map(({ body }) => body as OrderBody)
  const productOf = (index: number) => products[index % products.length]!
  await db.run(changeProducts, [bodies.map(({ listId }) => listId), bodies.map((_, index) => productOf(index))])
  const quotes = new Map<number, string>()
  for (const [index, attempt] of attempts.slice(0, products.length).entries()) {
    quotes.set(productOf(index), await quoteOf(caller, attempt))
  }
  return attempts.map(({ key, cookie }, index) => {
    const body = bodies[index]!
    const productId = productOf(index)
    const [item] = body.items
    const transactionId = quotes.get(productId)!
    const order = {
      ...body,
      items: [{ ...item!, productId }],
      shipping: body.shipping.map((rate) => ({ ...rate, transactionId })),
    }
    const own = [key, guestOf(cookie), body.listId, item!.listItemId, transactionId]
    return { path: '/svc_checkout/order', headers: headersOf(cookie, key), body: order, own }
  })
}

async function quoteOf({ send }: Client, { cookie, body }: Attempt): Promise<string> {
  const { listId, payment } = body as OrderBody
  const entered = { shippingAddress: addresses.USA, paymentToken: payment.transactionToken }
  const response = await send('PUT', `/svc_checkout/checkout/${listId}`, entered, headersOf(cookie, randomUUID()))
  const { shipping } = response.body as unknown as { shipping: { rates: { transactionId: string }[] } }
  return shipping.rates[0]!.transactionId
}

const insertLists = statement<{ id: string; guest: string }>(
  'bench.lists',
  `insert into list (site, guest_token, type) select 'USA', guest, 'cart' from unnest($1::text[]) as guest
   returning id, guest_token as guest`,
)

/** Prepares requests that add an item, each for a guest with a cart that already has `lines` other lines. */
export async function prepareAddRequests(db: Database, count: number, lines = 0): Promise<PreparedRequest[]> {
  const guests = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const cookies = new Map(guests.map((guest) => [hashToken(guest), `cart_usa=${guest}`]))
  const rows = await db.run(insertLists, [[...cookies.keys()]])
  if (lines > 0) await db.run(insertLines, [rows.map(({ id }) => id), lineProduct(0), lineProduct(lines - 1)])
  return rows.map(({ id, guest }, index) => {
    const key = randomUUID()
    const body = { items: [{ productId: products[index % products.length]!, qty: 1 }] }
    const path = `/svc_list/lists/${id}/items`
    return { path, headers: headersOf(cookies.get(guest)!, key), body, own: [key, guest, id] }
  })
}

const insertLines = statement(
  'bench.lines',
  `insert into list_item (list_id, product_id, qty, options, children)
   select id, product, 2, '{}', '[]' from unnest($1::uuid[]) as id, generate_series($2::integer, $3::integer) as product`,
)

export async function prepareBundleRequests(db: Database, count: number): Promise<PreparedRequest[]> {
  const children = inBox.map((productId) => ({
    productId,
    qty: 2,
    metadata: { bundleOptionId: `option-${productId}` },
  }))
  return (await prepareAddRequests(db, count)).map((ready) => ({
    ...ready,
    body: { items: [{ productId: bundle, qty: 1, children }] },
  }))
}

export async function prepareReadRequests(db: Database, count: number, lines: number): Promise<PreparedRequest[]> {
  const adds = await prepareAddRequests(db, count, lines)
  return adds.map((ready) => ({ ...ready, path: '/svc_list/cart', body: {} }))
}

export const guestOf = (cookie: string) => hashToken(cookie.slice(cookie.indexOf('=') + 1))

export function headersOf(cookie: string, key: string) {
  return { 'content-type': 'application/json', cookie, 'idempotency-key': key, 'if-match': '*' }
}

export function requestOf(method: 'GET' | 'POST', { path, headers, body }: PreparedRequest): string {
  const json = method === 'GET' ? '' : JSON.stringify(body)
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': Buffer.byteLength(json) })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${json}`
}
