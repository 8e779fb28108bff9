import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contract/kernel/call.ts'
import { checkResponse } from '#contract/client/check-response.ts'
import { store, type Store } from '#contract/store.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Database } from '#platform/database.ts'
import { addresses, updateTestCheckout, orderBody } from '#services/testing/orders-for-tests.ts'
import { cartWith, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createRng, type Rng } from '../rng.ts'
import { valuesAt, withValueAt } from './id-paths.ts'
import { openHttpVisitor } from '../http/http-visitor.ts'

type OrderBody = CallInput<Store, 'POST /svc_checkout/order'>['body']
type Line = Parameters<typeof cartWith>[1][number]

export interface MutationReport {
  /** Number of orders by 'placed' or refusal code. */
  results: Map<string, number>
  /** Number of mutations by path, with '*' for indexes. */
  leaves: Map<string, number>
  untouched: number
  atPayPal: number
  late: number
  wrong: string[]
}

const bundle: Line = {
  productId: 60,
  qty: 1,
  children: [
    { productId: 51, qty: 1, metadata: { bundleOptionId: 'bar' } },
    { productId: 53, metadata: { freeBundleOptionId: 'bar' } },
    { productId: 52, qty: 4, metadata: { bundleOptionId: 'plates' } },
  ],
}
const rack = 10
const lines: readonly Line[] = [
  { productId: 7, qty: 1 },
  { productId: 8, qty: 1 },
  { productId: 9, qty: 1, children: [{ productId: 901, qty: 1 }] },
  { productId: rack, qty: 1 },
  { productId: 52, qty: 1 },
  { productId: 64, qty: 1, options: { 7: 'brass', 8: 'IRON' } },
  bundle,
]

function changed(value: unknown, rng: Rng): unknown {
  if (typeof value === 'boolean') return !value
  const others =
    typeof value === 'number'
      ? [value + 0.01, value - 0.01, value + 1, value * 2, value / 2, 0, -value, value * 100, 1e9, null]
      : [randomUUID(), '', `${String(value)}1`, String(value).slice(0, -1), 'US', 0, null]
  const rounded = others.map((other) => (typeof other === 'number' ? Math.round(other * 100) / 100 : other))
  return rng.pick(rounded.filter((other) => other !== value))
}

function leavesOf(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [path]
  return Object.entries(node).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`))
}

const charged = statement<{ amount: number }>(
  'prove.charged',
  `select amount from (
     select amount, created_at from sandbox.transaction where payment_method_token = $1 and kind = 'Authorization'
     union all select amount, created_at from sandbox_paypal.capture where agreement_id = $1
   ) as taken order by created_at`,
)

const maxAttempts = 4

interface Prepared {
  visitor: Visitor
  body: OrderBody
}

/** Places an order for each cart several times with one JSON leaf changed, and finally unchanged. */
export async function placeMutatedOrders(
  db: Database,
  port: number,
  options: { carts: number; changes: number; seed: number; leaves: RegExp },
): Promise<MutationReport> {
  const { carts, changes, seed, leaves } = options
  const found: MutationReport = { results: new Map(), leaves: new Map(), untouched: 0, atPayPal: 0, late: 0, wrong: [] }
  let next = 0
  const work = async () => {
    for (let index = next++; index < carts; index = next++)
      await mutateCart(db, port, { rng: createRng(seed, index), changes, leaves }, found)
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return found
}

async function byCard(visitor: Visitor, site: Site, listId: string): Promise<OrderBody> {
  const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
  const response = await visitor.fetch('/__sandbox/cards', { method: 'POST', body: JSON.stringify(card) })
  const { token: paymentToken } = (await response.json()) as { token: string }
  return orderBody(site, await updateTestCheckout(visitor, listId, { paymentToken }))
}

async function byPayPal(visitor: Visitor, site: Site, listId: string): Promise<OrderBody> {
  const request = { params: { listId }, body: {}, key: randomUUID() }
  const { token, approvalUrl } = await visitor.call('POST /svc_checkout/checkout/{listId}/paypal', request)
  const approval = new URLSearchParams({ answer: 'yes', account: 'buyer@example.com' })
  await fetch(approvalUrl, { method: 'POST', body: approval, redirect: 'manual' })
  const checkout = await updateTestCheckout(visitor, listId, { paymentToken: token, adyenType: 'paypal' })
  const { adyenType, authorizedPayPalAmount } = checkout.draft.payment!
  const body = orderBody(site, checkout)
  return { ...body, payment: { ...body.payment, adyenType, authorizedPayPalAmount: authorizedPayPalAmount! } }
}

interface MutationOptions {
  rng: Rng
  changes: number
  leaves: RegExp
}

async function mutateCart(
  db: Database,
  port: number,
  { rng, changes, leaves }: MutationOptions,
  found: MutationReport,
) {
  const site = rng.pick(sites)
  // Freight does not ship to military addresses.
  const available = lines.filter(({ productId }) => site !== 'APO' || productId !== rack)
  const chosen = Array.from({ length: 1 + rng.below(3) }, () => rng.pick(available))
  const cart = [...new Set(chosen)].map((line) => ({ ...line, qty: 1 + rng.below(3) }))
  const isPickup = site === 'USA' && rng.oneIn(3)
  const delivery = isPickup
    ? { billingAddress: addresses.USA, pickup: true, pickupId: rng.pick(['columbus', 'reno']) }
    : {}
  const pay = rng.oneIn(3) ? byPayPal : byCard
  const prepare = async (): Promise<Prepared> => {
    const visitor = openHttpVisitor(port, '10.0.0.1', site)
    const { _id } = await cartWith(visitor, cart)
    await updateTestCheckout(visitor, _id, { shippingAddress: addresses[site], ...delivery })
    return { visitor, body: await pay(visitor, site, _id) }
  }
  let prepared = await prepare()
  for (let change = 0; change < changes; change++) {
    const all = leavesOf(prepared.body, 'body').filter((path) => leaves.test(path))
    const numbers = all.filter((path) => typeof valuesAt(prepared, path)[0] === 'number')
    const path = rng.pick(rng.oneIn(2) ? numbers : all)
    const [value] = valuesAt(prepared, path)
    const { body } = withValueAt({ body: prepared.body }, path, changed(value, rng)) as { body: OrderBody }
    const leaf = path.replace(/\.\d+(?=\.|$)/g, '.*')
    found.leaves.set(leaf, (found.leaves.get(leaf) ?? 0) + 1)
    const result = await check(
      db,
      prepared,
      body,
      `${site} ${path}: ${JSON.stringify(valuesAt({ body }, path)[0])}`,
      found,
    )
    found.results.set(result, (found.results.get(result) ?? 0) + 1)
    // A placed order closes its list.
    if (result === 'placed') prepared = await prepare()
  }
  const result = await check(db, prepared, prepared.body, `${site} unchanged`, found)
  if (result === 'placed' && pay === byPayPal) found.atPayPal += 1
  if (result === 'placed') found.untouched += 1
  else found.wrong.push(`${site} unchanged, ${JSON.stringify(cart)}: ${result}`)
}

/** Checks that the payer is charged the correct amount once, or nothing if the order is refused. */
async function check(
  db: Database,
  { visitor, body: right }: Prepared,
  body: OrderBody,
  label: string,
  found: MutationReport,
): Promise<string> {
  const token = right.payment.transactionToken!
  const before = (await db.run(charged, [token])).length
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  }
  let response = await visitor.fetch('/svc_checkout/order', request)
  // After a timeout, a retry with the same key returns the result of the first attempt.
  for (let attempt = 1; response.status === 503 && attempt < maxAttempts; attempt += 1) {
    found.late += 1
    await response.body?.cancel()
    response = await visitor.fetch('/svc_checkout/order', request)
  }
  const reply = (await response.json()) as { orderId?: string; error?: { code: string } }
  try {
    checkResponse(store, 'POST /svc_checkout/order', response.status, reply)
  } catch (error) {
    found.wrong.push(`${label}: ${String(error)}`)
  }
  if (response.status >= 500) found.wrong.push(`${label}: ${response.status}`)
  const amounts = (await db.run(charged, [token])).slice(before).map(({ amount }) => amount)
  const due = reply.orderId === undefined ? [] : [Math.round(right.payment.amount * 100)]
  if (amounts.join() !== due.join())
    found.wrong.push(`${label}: ${amounts.join()} was charged instead of ${due.join()}`)
  return reply.orderId === undefined ? (reply.error?.code ?? String(response.status)) : 'placed'
}
