import { randomUUID } from 'node:crypto'
import type { Sent } from '#contract/kernel/call.ts'
import { checkAnswer } from '#contract/client/check-response.ts'
import { store, type Store } from '#contract/store.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Database } from '#platform/database.ts'
import { addresses, enter, orderBody } from '#services/testing/orders-for-tests.ts'
import { cartWith, type Visitor } from '#services/testing/shop-for-tests.ts'
import { diceOf, type Dice } from './dice.ts'
import { idsAt, withId } from './asking.ts'
import { visitOver } from './wire.ts'

type OrderBody = Sent<Store, 'POST /svc_checkout/order'>['body']
type Line = Parameters<typeof cartWith>[1][number]

/** What came of orders of which one leaf was changed. */
export interface Tampered {
  /** Changes, by what was answered: a refusal's code, or 'placed'. */
  answers: Map<string, number>
  /** How often each leaf was changed, by its path with '*' for places in lists. */
  leaves: Map<string, number>
  /** Carts whose order was placed as it was, at the end. */
  untouched: number
  /** Of those, paid at PayPal. */
  atPayPal: number
  /** Orders that were not answered in time, and asked for again with the same key. */
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
/** What a cart may hold, in one piece or several: of every type that is delivered. */
const lines: readonly Line[] = [
  { productId: 7, qty: 1 },
  { productId: 8, qty: 1 },
  { productId: 9, qty: 1, children: [{ productId: 901, qty: 1 }] },
  { productId: rack, qty: 1 },
  { productId: 52, qty: 1 },
  { productId: 64, qty: 1, options: { 7: 'brass', 8: 'IRON' } },
  bundle,
]

/** A leaf of a body with another value in its place. */
function changed(value: unknown, dice: Dice): unknown {
  if (typeof value === 'boolean') return !value
  const others =
    typeof value === 'number'
      ? [value + 0.01, value - 0.01, value + 1, value * 2, value / 2, 0, -value, value * 100, 1e9, null]
      : [randomUUID(), '', `${String(value)}1`, String(value).slice(0, -1), 'US', 0, null]
  const rounded = others.map((other) => (typeof other === 'number' ? Math.round(other * 100) / 100 : other))
  return dice.pick(rounded.filter((other) => other !== value))
}

/** Where the leaves of a body are. */
function leavesOf(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [path]
  return Object.entries(node).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`))
}

/** By card, or at PayPal. */
const charged = statement<{ amount: number }>(
  'prove.charged',
  `select amount from (
     select amount, created_at from sandbox.transaction where payment_method_token = $1 and kind = 'Authorization'
     union all select amount, created_at from sandbox_paypal.capture where agreement_id = $1
   ) as taken order by created_at`,
)

/** So often an order is sent that is answered with service_unavailable. */
const maxAttempts = 4

interface Prepared {
  visitor: Visitor
  body: OrderBody
}

/** Random carts, each ordered with one leaf of the order changed, several times over, and in the end as it is. */
export async function tamper(
  db: Database,
  port: number,
  options: { carts: number; changes: number; seed: number; leaves: RegExp },
): Promise<Tampered> {
  const { carts, changes, seed, leaves } = options
  const found: Tampered = { answers: new Map(), leaves: new Map(), untouched: 0, atPayPal: 0, late: 0, wrong: [] }
  let next = 0
  const work = async () => {
    for (let index = next++; index < carts; index = next++)
      await tamperCart(db, port, { dice: diceOf(seed, index), changes, leaves }, found)
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return found
}

/** The order of a checkout whose card is entered. */
async function byCard(visitor: Visitor, site: Site, listId: string): Promise<OrderBody> {
  const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
  const answer = await visitor.fetch('/__sandbox/cards', { method: 'POST', body: JSON.stringify(card) })
  const { token: paymentToken } = (await answer.json()) as { token: string }
  return orderBody(site, await enter(visitor, listId, { paymentToken }))
}

/** The order of a checkout whose amount was agreed to at PayPal. */
async function byPayPal(visitor: Visitor, site: Site, listId: string): Promise<OrderBody> {
  const asked = { params: { listId }, body: {}, key: randomUUID() }
  const { token, approvalUrl } = await visitor.call('POST /svc_checkout/checkout/{listId}/paypal', asked)
  const answer = new URLSearchParams({ answer: 'yes', account: 'buyer@example.com' })
  await fetch(approvalUrl, { method: 'POST', body: answer, redirect: 'manual' })
  const checkout = await enter(visitor, listId, { paymentToken: token, adyenType: 'paypal' })
  const { adyenType, authorizedPayPalAmount } = checkout.draft.payment!
  const body = orderBody(site, checkout)
  return { ...body, payment: { ...body.payment, adyenType, authorizedPayPalAmount: authorizedPayPalAmount! } }
}

interface Tampering {
  dice: Dice
  changes: number
  /** The leaves that may be changed, by their path. */
  leaves: RegExp
}

async function tamperCart(db: Database, port: number, { dice, changes, leaves }: Tampering, found: Tampered) {
  const site = dice.pick(sites)
  // No freight goes to military addresses.
  const sold = lines.filter(({ productId }) => site !== 'APO' || productId !== rack)
  const chosen = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(sold))
  const held = [...new Set(chosen)].map((line) => ({ ...line, qty: 1 + dice.below(3) }))
  const collects = site === 'USA' && dice.once(3)
  const way = collects ? { billingAddress: addresses.USA, pickup: true, pickupId: dice.pick(['columbus', 'reno']) } : {}
  const pay = dice.once(3) ? byPayPal : byCard
  const prepare = async (): Promise<Prepared> => {
    const visitor = visitOver(port, '10.0.0.1', site)
    const { _id } = await cartWith(visitor, held)
    await enter(visitor, _id, { shippingAddress: addresses[site], ...way })
    return { visitor, body: await pay(visitor, site, _id) }
  }
  let prepared = await prepare()
  for (let change = 0; change < changes; change++) {
    const all = leavesOf(prepared.body, 'body').filter((path) => leaves.test(path))
    // Half of the changes are made to figures.
    const figures = all.filter((path) => typeof idsAt(prepared, path)[0] === 'number')
    const path = dice.pick(dice.once(2) ? figures : all)
    const [value] = idsAt(prepared, path)
    const { body } = withId({ body: prepared.body }, path, changed(value, dice)) as { body: OrderBody }
    const leaf = path.replace(/\.\d+(?=\.|$)/g, '.*')
    found.leaves.set(leaf, (found.leaves.get(leaf) ?? 0) + 1)
    const said = await judge(db, prepared, body, `${site} ${path}: ${JSON.stringify(idsAt({ body }, path)[0])}`, found)
    found.answers.set(said, (found.answers.get(said) ?? 0) + 1)
    // An order that was placed closed its list.
    if (said === 'placed') prepared = await prepare()
  }
  const said = await judge(db, prepared, prepared.body, `${site} as it was`, found)
  if (said === 'placed' && pay === byPayPal) found.atPayPal += 1
  if (said === 'placed') found.untouched += 1
  else found.wrong.push(`${site} as it was, ${JSON.stringify(held)}: ${said}`)
}

/** Orders, and looks at what its payer was charged: once what the right order comes to, or nothing and a listed refusal. */
async function judge(
  db: Database,
  { visitor, body: right }: Prepared,
  body: OrderBody,
  label: string,
  found: Tampered,
): Promise<string> {
  const token = right.payment.transactionToken!
  const before = (await db.run(charged, [token])).length
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  }
  let answer = await visitor.fetch('/svc_checkout/order', sent)
  // Who was not answered in time asks again with the same key, which tells what came of it.
  for (let tries = 1; answer.status === 503 && tries < maxAttempts; tries += 1) {
    found.late += 1
    await answer.body?.cancel()
    answer = await visitor.fetch('/svc_checkout/order', sent)
  }
  const said = (await answer.json()) as { orderId?: string; error?: { code: string } }
  try {
    checkAnswer(store, 'POST /svc_checkout/order', answer.status, said)
  } catch (error) {
    found.wrong.push(`${label}: ${String(error)}`)
  }
  if (answer.status >= 500) found.wrong.push(`${label}: ${answer.status}`)
  const taken = (await db.run(charged, [token])).slice(before).map(({ amount }) => amount)
  const due = said.orderId === undefined ? [] : [Math.round(right.payment.amount * 100)]
  if (taken.join() !== due.join()) found.wrong.push(`${label}: ${taken.join()} was charged for ${due.join()}`)
  return said.orderId === undefined ? (said.error?.code ?? String(answer.status)) : 'placed'
}
