import { randomBytes, randomUUID } from 'node:crypto'
import { sites, type Site } from '#domain/sites.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { hotProduct, type Attempt } from '../fixtures/prepared-orders.ts'
import { openHttp } from '../http/http-client.ts'
import { client } from '../http/shop-client.ts'

/** Status 0 means that no response arrived. */
export interface JourneyResponse {
  status: number
  retryAfter: string | undefined
  text: string
  ms: number
}

export const journeys = [
  'browse cached page',
  'browse uncached page',
  'search',
  'cart',
  'enter card',
  'enter VAT number',
  'get rates',
  'suggest address',
  'place order',
  'read order',
] as const
export type Journey = (typeof journeys)[number]
export const documents: ReadonlySet<Journey> = new Set<Journey>([
  'browse cached page',
  'browse uncached page',
  'search',
])

export interface Shopper {
  cookie: string
  listId: string
  orderId: string
  orderCookie: string
  card: string
  european: { cookie: string; listId: string }
}

interface JourneyRequest {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  site?: Site
  headers?: Record<string, string>
  body?: object
}

export function openShoppers(port: number) {
  const http: Partial<Record<Site, ReturnType<typeof openHttp>>> = {
    USA: openHttp(port, 64, 15_000),
    EUR: openHttp(portOf(port, 'EUR'), 8, 15_000),
    CAN: openHttp(portOf(port, 'CAN'), 8, 15_000),
  }
  const send = async ({ method, path, site = 'USA', headers, body }: JourneyRequest): Promise<JourneyResponse> => {
    const startedAt = performance.now()
    const json = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const request = {
      method,
      path,
      headers: Object.entries({ host: `localhost:${portOf(port, site)}`, ...json, ...headers }),
      body: body && Buffer.from(JSON.stringify(body)),
    }
    return http[site]!.send(request).then(
      ({ status, headers: { 'retry-after': retryAfter }, text, milliseconds: ms }) => ({
        status,
        retryAfter,
        text,
        ms,
      }),
      () => ({ status: 0, retryAfter: undefined, text: '', ms: performance.now() - startedAt }),
    )
  }
  let turn = 0
  const place = ({ key, cookie, body }: Attempt) =>
    send({ method: 'POST', path: '/svc_checkout/order', headers: { cookie, 'idempotency-key': key }, body })
  const go = (journey: Exclude<Journey, 'place order'>, shopper: Shopper) =>
    send(requestOf(journey, shopper, (turn += 1)))
  const close = () => {
    for (const each of Object.values(http)) each.close()
  }
  return { go, place, close }
}

/** Varies the request on each turn, so that no response comes from a cache. */
function requestOf(journey: Exclude<Journey, 'place order'>, shopper: Shopper, turn: number): JourneyRequest {
  const { cookie, listId, orderId, orderCookie, card, european } = shopper
  switch (journey) {
    case 'browse cached page':
      return { method: 'GET', path: '/hot-plate' }
    case 'browse uncached page':
      // Pages with an unknown parameter are not cached.
      return { method: 'GET', path: `/hot-plate?odd=${turn}` }
    case 'search':
      return { method: 'GET', path: `/search?q=hot+${turn}` }
    case 'cart':
      return turn % 2
        ? { method: 'GET', path: '/svc_list/cart', headers: { cookie } }
        : { method: 'POST', path: '/svc_list/lists', body: { type: 'cart' } }
    case 'enter card': {
      const shippingAddress = { ...addresses.USA, street: [`${turn} Main St`] }
      const path = `/svc_checkout/checkout/${listId}`
      return { method: 'PUT', path, headers: { cookie }, body: { paymentToken: card, shippingAddress } }
    }
    case 'enter VAT number': {
      const vatNumber = `ATU${String(10_000_000 + turn)}`
      const shippingAddress = { ...addresses.EUR, city: 'Wien', postcode: '1010', countryId: 'AT', vatNumber }
      const path = `/svc_checkout/checkout/${european.listId}`
      return { method: 'PUT', path, site: 'EUR', headers: { cookie: european.cookie }, body: { shippingAddress } }
    }
    case 'get rates': {
      const shippingAddress = { countryId: 'CA', region: 'ON', postcode: torontoPostcode(turn) }
      const body = { storeId: 2, shippingAddress, items: [{ productId: hotProduct, qty: 1 }], allowSplit: true }
      const path = '/svc_shipping/shipping/rates/get'
      return { method: 'POST', path, site: 'CAN', headers: { cookie: canadianCookie }, body }
    }
    case 'suggest address': {
      const place = { apartment: String(turn), city: 'Columbus', region: 'OH', postcode: '43215', countryId: 'US' }
      const body = { ...place, street: [misspelledStreet.entered] }
      return { method: 'POST', path: '/svc_checkout/address/suggestion', headers: { cookie }, body }
    }
    case 'read order':
      return { method: 'GET', path: `/svc_checkout/order/${orderId}`, headers: { cookie: orderCookie } }
  }
}

/** Returns a different postcode on each turn, always in the same rate zone. */
function torontoPostcode(turn: number): string {
  const digit = (of: number) => Math.floor(turn / of) % 10
  const letter = (of: number) => 'ABCEGHJKLMNPRSTVWXYZ'[Math.floor(turn / of) % 20]
  return `M${digit(40_000)}${letter(2_000)} ${digit(1)}${letter(10)}${digit(200)}`
}

export const misspelledStreet = { entered: '12 Anvel Street', meant: '12 Anvil St' }
const canadianCookie = `cart_can=${'c'.repeat(43)}`

const portOf = (port: number, site: Site) => port + sites.indexOf(site)

export async function createEuropeanCart(port: number) {
  const { send, close } = client(portOf(port, 'EUR'), 1)
  const cookie = `cart_eur=${randomBytes(32).toString('base64url')}`
  const write = () => ({ cookie, 'idempotency-key': randomUUID(), 'if-match': '*' })
  const list = await send('POST', '/svc_list/lists', { type: 'cart' }, write())
  const listId = String(list.body['_id'])
  await send('POST', `/svc_list/lists/${listId}/items`, { items: [{ productId: hotProduct, qty: 1 }] }, write())
  close()
  return { cookie, listId }
}

export type Shoppers = ReturnType<typeof openShoppers>
