import { randomUUID } from 'node:crypto'
import { openHttp } from './http.ts'
import type { Attempt } from './shop.ts'

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
}

/** Does what shoppers do at a store, each on connections of one agent. */
export function openShoppers(port: number) {
  const { send, close } = openHttp(port, 64, 15_000)
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<Got> => {
    const began = performance.now()
    const json = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const asked = {
      method,
      path,
      headers: Object.entries({ host: `localhost:${port}`, ...json, ...headers }),
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
  const go = (journey: Exclude<Journey, 'place order'>, { cookie, listId, orderId, orderCookie, card }: Shopper) => {
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
        return ask('PUT', `/svc_checkout/checkout/${listId}`, { cookie }, { paymentToken: card })
      case 'read order':
        return ask('GET', `/svc_checkout/order/${orderId}`, { cookie: orderCookie })
    }
  }
  return { go, place, close }
}
export type Shoppers = ReturnType<typeof openShoppers>
