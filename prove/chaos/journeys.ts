import { randomBytes, randomUUID } from 'node:crypto'
import { sites, type Site } from '#domain/sites.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { openHttp } from './http.ts'
import { client, hotProduct, type Attempt } from './shop.ts'

/** What a shopper got, or that nothing came. */
export interface Got {
  status: number
  retryAfter: string | undefined
  text: string
  ms: number
}

/** Something that shoppers do; a document is a page, all else a call that somebody waits for. */
export const journeys = [
  'browse kept page',
  'browse uncached page',
  'search',
  'cart',
  'enter card',
  'enter VAT number',
  'ask rates',
  'ask address',
  'place order',
  'read order',
] as const
export type Journey = (typeof journeys)[number]
export const documents: ReadonlySet<Journey> = new Set<Journey>(['browse kept page', 'browse uncached page', 'search'])

/** What a shopper of the proof has: a cart, an order of before, a card in the vault. */
export interface Shopper {
  cookie: string
  listId: string
  orderId: string
  orderCookie: string
  card: string
  /** A cart on the European storefront. */
  european: { cookie: string; listId: string }
}

/** Does what shoppers do at a store, each on connections of one agent. */
export function openShoppers(port: number) {
  const american = openHttp(port, 64, 15_000)
  const european = openHttp(europeanPort(port), 8, 15_000)
  const canadian = openHttp(portOf(port, 'CAN'), 8, 15_000)
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    { send, at } = { send: american.send, at: port },
  ): Promise<Got> => {
    const began = performance.now()
    const json = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const asked = {
      method,
      path,
      headers: Object.entries({ host: `localhost:${at}`, ...json, ...headers }),
      body: body && Buffer.from(JSON.stringify(body)),
    }
    return send(asked).then(
      ({ status, headers: { 'retry-after': retryAfter }, text, milliseconds: ms }) => ({
        status,
        retryAfter,
        text,
        ms,
      }),
      () => ({ status: 0, retryAfter: undefined, text: '', ms: performance.now() - began }),
    )
  }
  let turn = 0
  const place = ({ key, cookie, body }: Attempt) =>
    ask('POST', '/svc_checkout/order', { cookie, 'idempotency-key': key }, body)
  const go = (journey: Exclude<Journey, 'place order'>, shopper: Shopper) => {
    const { cookie, listId, orderId, orderCookie, card } = shopper
    turn += 1
    switch (journey) {
      case 'browse kept page':
        return ask('GET', '/hot-plate')
      case 'browse uncached page':
        // No page knows this parameter: what it shows is made for this one reader.
        return ask('GET', `/hot-plate?odd=${turn}`)
      case 'search':
        return ask('GET', `/search?q=hot+${turn}`)
      case 'cart': {
        if (turn % 2) return ask('GET', '/svc_list/cart', { cookie })
        return ask('POST', '/svc_list/lists', {}, { type: 'cart' })
      }
      case 'enter card':
        // To another door of the street each time, so that its tax is asked for anew.
        return ask(
          'PUT',
          `/svc_checkout/checkout/${listId}`,
          { cookie },
          { paymentToken: card, shippingAddress: { ...addresses.USA, street: [`${turn} Main St`] } },
        )
      case 'enter VAT number': {
        // One that nobody has asked about yet; what is known of it is kept for a day.
        const vatNumber = `ATU${String(10_000_000 + turn)}`
        return ask(
          'PUT',
          `/svc_checkout/checkout/${shopper.european.listId}`,
          { cookie: shopper.european.cookie },
          { shippingAddress: { ...addresses.EUR, city: 'Wien', postcode: '1010', countryId: 'AT', vatNumber } },
          { send: european.send, at: europeanPort(port) },
        )
      }
      case 'ask rates': {
        // To another block each time, in the one zone of the province, so that its rates are asked for anew: what was
        // answered is kept for five minutes.
        const digit = (of: number) => Math.floor(turn / of) % 10
        const letter = (of: number) => 'ABCEGHJKLMNPRSTVWXYZ'[Math.floor(turn / of) % 20]
        const postcode = `M${digit(40_000)}${letter(2_000)} ${digit(1)}${letter(10)}${digit(200)}`
        const shippingAddress = { countryId: 'CA', region: 'ON', postcode }
        const body = { storeId: 2, shippingAddress, items: [{ productId: hotProduct, qty: 1 }], allowSplit: true }
        const canada = { send: canadian.send, at: portOf(port, 'CAN') }
        return ask('POST', '/svc_shipping/shipping/rates/get', { cookie: canadianCookie }, body, canada)
      }
      case 'ask address': {
        const place = { apartment: String(turn), city: 'Columbus', region: 'OH', postcode: '43215', countryId: 'US' }
        return ask('POST', '/svc_checkout/address/suggestion', { cookie }, { ...place, street: [misspelt.entered] })
      }
      case 'read order':
        return ask('GET', `/svc_checkout/order/${orderId}`, { cookie: orderCookie })
    }
  }
  const close = () => {
    american.close()
    european.close()
    canadian.close()
  }
  return { go, place, close }
}

/** A street with a slip, and what is meant by it. */
export const misspelt = { entered: '12 Anvel Street', meant: '12 Anvil St' }
const canadianCookie = `cart_can=${'c'.repeat(43)}`

/** The port of another storefront beside that of the United States. */
const portOf = (port: number, site: Site) => port + sites.indexOf(site)
const europeanPort = (port: number) => portOf(port, 'EUR')
/** A cart on the European storefront, where a number of a business is entered. */
export async function europeanCart(port: number) {
  const { send, close } = client(europeanPort(port), 1)
  const cookie = `cart_eur=${randomBytes(32).toString('base64url')}`
  const write = () => ({ cookie, 'idempotency-key': randomUUID(), 'if-match': '*' })
  const list = await send('POST', '/svc_list/lists', { type: 'cart' }, write())
  const listId = String(list.body['_id'])
  await send('POST', `/svc_list/lists/${listId}/items`, { items: [{ productId: hotProduct, qty: 1 }] }, write())
  close()
  return { cookie, listId }
}

export type Shoppers = ReturnType<typeof openShoppers>
