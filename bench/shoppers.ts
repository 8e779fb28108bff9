import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addresses, orderBody } from '#services/testing/orders-for-tests.ts'
import { median } from './measure.ts'

/** Share of each visit type in percent. */
const visits = [
  ['home', 20],
  ['category', 25],
  ['filtered', 10],
  ['search', 15],
  ['product', 20],
  ['order', 10],
] as const
type Visit = (typeof visits)[number][0]

const words = ['bar', 'bumper plates', 'kettelbell', 'rack', 'adjustable bench', 'rings', 'black', 'sandbag', 'chalk']
const categories = ['/plates', '/barbells', '/racks', '/benches', '/kettlebells', '/plate-storage']
const products = [
  '/ironwright-medicine-ball',
  '/ironwright-garage-bar',
  '/ironwright-kettlebell',
  '/ironwright-flat-bench',
]
const pauseMs = 10

type Checkout = Parameters<typeof orderBody>[1]

/** Starts random shoppers with a reproducible seed; `stop` returns their figures. */
export function startRandomShoppers(
  port: number,
  productId: number,
  { clients, seed }: { clients: number; seed: number },
) {
  const times: number[] = []
  const failures: Record<string, number> = {}
  let orders = 0
  let isOver = false

  const request = async (
    method: string,
    path: string,
    cookie = '',
    body?: object,
    origin = `http://localhost:${port}`,
  ) => {
    const startedAt = performance.now()
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': '*' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    times.push(performance.now() - startedAt)
    if (response.status >= 400) {
      const what = `${response.status} ${method} ${path.replace(/[0-9a-f-]{36}/, 'ID')} ${text.slice(0, 120)}`
      failures[what] = (failures[what] ?? 0) + 1
    }
    return text
  }
  const order = async () => {
    const cookie = `cart_usa=${randomBytes(32).toString('base64url')}`
    const list = JSON.parse(await request('POST', '/svc_list/lists', cookie, { type: 'cart' })) as { _id: string }
    await request('POST', `/svc_list/lists/${list._id}/items`, cookie, { items: [{ productId, qty: 1 }] })
    const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
    const vault = await request('POST', '/__sandbox/cards', '', card, `http://localhost:${port + 6}`)
    const { token } = JSON.parse(vault) as { token: string }
    const entered = { shippingAddress: addresses.USA, paymentToken: token }
    const checkout = await request('PUT', `/svc_checkout/checkout/${list._id}`, cookie, entered)
    const body = orderBody('USA', JSON.parse(checkout) as Checkout)
    const placed = await request('POST', '/svc_checkout/order', cookie, body)
    if ((JSON.parse(placed) as { orderId?: string }).orderId !== undefined) orders += 1
  }
  const shop = async (random: () => number) => {
    const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
    const make: Record<Visit, () => Promise<unknown>> = {
      home: () => request('GET', '/'),
      category: () => request('GET', one(categories)),
      filtered: () => request('GET', `${one(categories)}?sort=price-asc&price=${Math.floor(random() * 200)}-900`),
      search: () => request('GET', `/search?q=${encodeURIComponent(one(words))}`),
      product: () => request('GET', one(products)),
      order,
    }
    while (!isOver) {
      let drawn = random() * 100
      const [visit] = visits.find(([, share]) => (drawn -= share) < 0) ?? visits[0]
      try {
        await make[visit]()
      } catch (error) {
        const what = String(error)
        failures[what] = (failures[what] ?? 0) + 1
      }
      await sleep(pauseMs)
    }
  }
  const working = Array.from({ length: clients }, (_, index) => shop(randomFrom(seed + index)))
  return {
    stop: async () => {
      isOver = true
      await Promise.all(working)
      const sorted = times.toSorted((a, b) => a - b)
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? NaN
      return { responses: times.length, failures, orders, p50: median(times), p99 }
    },
  }
}

/** Mulberry32 by Tommy Ettinger, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
