import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { VariantEntry } from '#domain/catalog/product-entry.ts'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { putCategories } from '#services/catalog/put-category.ts'
import { putProduct } from '#services/catalog/put-product.ts'
import { testCategories, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { hashToken } from '#services/call/scope.ts'
import { loadFirstData } from '../db/first-data.ts'
import { openHttp } from './http.ts'

export const hotProduct = 77

/** Something that answered, or did not. */
export interface Answer {
  status: number
  body: { orderId?: string; error?: { code: string }; [key: string]: unknown }
}

/** Starts one of the roots as a process of its own and waits until it answers. */
export async function startRoot(path: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const child = fork(file, { env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env }, execArgv: [] })
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${path} ended with ${String(code)} before it was ready`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return child
}

/** Fills an empty database with a product that everybody wants, or with several like it. */
export async function fillShop(
  db: Database,
  pieces: number,
  products: readonly number[] = [hotProduct],
  promotions: VariantEntry['promotions'] = {},
) {
  await loadFirstData(db)
  await db.transaction(async (tx) => {
    await putCategories(tx, testCategories, () => null)
    const stock = testStock({ onHand: pieces, max: 5 })
    for (const id of products) {
      const suffix = id === hotProduct ? '' : `-${id}`
      const variant = testVariant(`IW-HOT${suffix}`, { stock, promotions })
      const hot = testProduct(id, `hot-plate${suffix}`, { variants: [variant] })
      await putProduct(tx, hot, () => null, Date.now())
    }
  })
}

/** A caller with a fixed number of connections, kept alive. */
export function client(port: number, connections: number) {
  const { send: ask, close } = openHttp(port, connections, 20_000)
  const send = async (
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const { status, text } = await ask({
      method,
      path,
      headers: Object.entries({ 'content-type': 'application/json', ...headers }),
      body: body && Buffer.from(JSON.stringify(body)),
    })
    return { status, body: text ? (JSON.parse(text) as Answer['body']) : {} }
  }
  return { send, close }
}
export type Client = ReturnType<typeof client>

/** An order that is ready to be placed: who places it, and what it says. */
export interface Attempt {
  key: string
  cookie: string
  body: object
}

/**
 * Prepares orders of one hot piece each: the first one through the shop's own calls, the others as rows like it, each of
 * a guest and a list of its own. The vault is asked for a card, where it is not on the shop's own port.
 */
export async function prepareOrders(
  db: Database,
  { send }: Client,
  count: number,
  vault: Pick<Client, 'send'> = { send },
  product = hotProduct,
): Promise<Attempt[]> {
  const template = await firstOrder(send, vault.send, product)
  const guests = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const rows = await db.run(insertLists, [guests.map(hashToken), product])
  const byGuest = new Map(rows.map((row) => [row.guest, row]))
  const cards = await copyCard(db, template.payment.transactionToken, count)
  return guests.map((guest, index) => {
    const payment = { ...template.payment, transactionToken: cards[index]! }
    const { listId, itemId } = byGuest.get(hashToken(guest))!
    const [item] = template.items
    return {
      key: randomUUID(),
      cookie: `cart_usa=${guest}`,
      body: { ...template, payment, listId, items: [{ ...item, listItemId: itemId }] },
    }
  })
}

const insertLists = statement<{ guest: string; listId: string; itemId: string }>(
  'prove.lists',
  `with made as (
     insert into list (site, guest_token, type) select 'USA', guest, 'cart' from unnest($1::text[]) as guest
     returning id, guest_token),
   filled as (
     insert into list_item (list_id, product_id, qty, options, children) select id, $2, 1, '{}', '[]' from made
     returning id, list_id)
   select guest_token as guest, made.id as "listId", filled.id as "itemId" from made join filled on list_id = made.id`,
)

const hasVault = statement<{ isThere: boolean }>(
  'prove.has-vault',
  `select to_regclass('sandbox.payment_method') is not null as "isThere"`,
)
const copyMethods = statement(
  'prove.cards',
  `insert into sandbox.payment_method (token, behaviour, brand, last_four, month, year, has_cvv)
   select copy, behaviour, brand, last_four, month, year, has_cvv from sandbox.payment_method, unnest($2::text[]) as copy
   where token = $1`,
)

/** A card of each shopper's own, like one that the vault keeps: a card is its owner's alone. */
async function copyCard(db: Database, token: string, count: number): Promise<string[]> {
  const copies = Array.from({ length: count }, () => randomBytes(18).toString('base64url'))
  const [vault] = await db.run(hasVault, [])
  if (vault!.isThere) await db.run(copyMethods, [token, copies])
  return copies
}

interface Template {
  payment: { amount: number; transactionToken: string }
  items: { productId: number; qty: number; price: number }[]
}

async function firstOrder(send: Client['send'], sendToVault: Client['send'], product: number): Promise<Template> {
  const cookie = { cookie: `cart_usa=${randomBytes(32).toString('base64url')}` }
  const write = () => ({ ...cookie, 'idempotency-key': randomUUID(), 'if-match': '*' })
  const list = await send('POST', '/svc_list/lists', { type: 'cart' }, write())
  const id = String(list.body['_id'])
  await send('POST', `/svc_list/lists/${id}/items`, { items: [{ productId: product, qty: 1 }] }, write())
  const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
  const vault = await sendToVault('POST', '/__sandbox/cards', card, {})
  const entered = { shippingAddress: addresses.USA, paymentToken: vault.body['token'] }
  const { status, body } = await send('PUT', `/svc_checkout/checkout/${id}`, entered, write())
  if (status !== 200) throw new Error(`The checkout answered ${status}: ${JSON.stringify(body)}`)
  return orderOf(body as unknown as Entered)
}

interface Entered {
  cart: { lines: { productId: number; qty: number; price: number }[] }
  draft: {
    shippingAddress: object
    billingAddress: object
    shippingMode: string
    rates: { shippingCode: string; packageNumber: number }[]
    payment: { token: string }
  }
  shipping: { rates: { shippingCode: string; packageNumber: number; rate: number; transactionId: string }[] }
  totals: { wire: { grandTotalIncludingTax: number } }
}

function orderOf({ cart, draft, shipping, totals }: Entered) {
  const chosen = draft.rates.map(({ shippingCode, packageNumber }) => {
    const { rate, transactionId } = shipping.rates.find(
      (each) => each.shippingCode === shippingCode && each.packageNumber === packageNumber,
    )!
    return { shippingCode, packageNumber, rate, transactionId }
  })
  return {
    storeId: 1,
    items: cart.lines.map(({ productId, qty, price }) => ({ productId, qty, price })),
    shippingMode: draft.shippingMode,
    shipping: chosen,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    totals: totals.wire,
    payment: { amount: totals.wire.grandTotalIncludingTax, transactionToken: draft.payment.token },
  }
}

/** Opens a database of a proof, whose connections may be lost at any time. */
export const openProved = (url: string) => openDatabase(url, () => {}, { poolSize: 4, statementMs: 60_000 })
