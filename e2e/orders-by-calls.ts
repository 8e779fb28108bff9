import type { Page } from '@playwright/test'
import { createClient } from '#contract/client/client.ts'
import { store } from '../contract/store.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'
import { guestWithBall } from './shopper.ts'
import { originOf } from './sites.ts'
import type { AnyPage } from './visitor/any-page.ts'
import type { Visitor as PageVisitor } from './visitor/visitor.ts'

/** The payment simulator uses the store's port plus six. */
const vaultOrigin = `http://localhost:${Number(process.env['STORE_PORT'] ?? '3000') + 6}`

/**
 * Places orders with one medicine ball each for the logged-in customer through the API, for tests that need many
 * orders.
 */
export async function placeOrdersThroughApi(page: Page | PageVisitor, count: number): Promise<void> {
  const usa = originOf('USA')
  const fetch: Visitor['fetch'] = async (path, { method, headers, body } = {}) => {
    const init = { method: method ?? 'GET', headers: Object.fromEntries(new Headers(headers)), data: body }
    const { request }: AnyPage = page
    const response = await request.fetch(path.startsWith('/') ? usa + path : path, init)
    return new Response(new Uint8Array(await response.body()), {
      status: response.status(),
      headers: response.headers(),
    })
  }
  const fetcher = (input: string | URL | Request, init?: RequestInit) =>
    fetch(input instanceof Request ? input.url : input.toString(), init)
  const call = createClient({ base: usa, fetcher, contract: store }) as Visitor['call']
  const visitor: Visitor = { call, fetch, cookies: new Map() }
  for (let index = 0; index < count; index++) {
    const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
    const body = JSON.stringify(card)
    const vault = await fetch(`${vaultOrigin}/__sandbox/cards`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    const { token: paymentToken } = (await vault.json()) as { token: string }
    await guestWithBall(page)
    const { _id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
    await placeTestOrder(
      visitor,
      orderBody('USA', await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA, paymentToken })),
    )
  }
}
