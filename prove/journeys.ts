import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
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
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    new Promise<Got>((resolve) => {
      const began = performance.now()
      const nothing = () => resolve({ status: 0, retryAfter: undefined, text: '', ms: performance.now() - began })
      const json = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const all = { host: `localhost:${port}`, ...json, ...headers }
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: all, timeout: 15_000 })
      sent.on('timeout', () => sent.destroy())
      sent.on('error', nothing)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', nothing)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const retryAfter = response.headers['retry-after']
          resolve({ status: response.statusCode ?? 0, retryAfter, text, ms: performance.now() - began })
        })
      })
      sent.end(body && JSON.stringify(body))
    })
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
  return { go, place, close: () => agent.destroy() }
}
export type Shoppers = ReturnType<typeof openShoppers>
