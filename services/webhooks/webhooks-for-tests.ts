import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { store, type Store } from '#contract/store.ts'
import { testStaffToken, type TestShop } from '#services/testing/shop-for-tests.ts'
import type { StoreDeps } from '#services/routes.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
interface Reply {
  status: number
  headers?: Record<string, string>
}

/** Opens a webhook receiver that responds with 204 unless a test changes its reply. */
export async function openReceiver() {
  let received: Received[] = []
  let reply: (request: Received) => Reply | null = () => ({ status: 204 })
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const each = { path: request.url!, headers: request.headers, body }
      received.push(each)
      const result = reply(each)
      // If there is no reply, the request never ends.
      if (result) response.writeHead(result.status, result.headers).end('a body that is never stored')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setReply: (next: typeof reply) => {
      reply = next
    },
    /** Returns the requests since the last call. */
    take: () => {
      const taken = received
      received = []
      return taken
    },
  }
}

/** Returns a function that makes staff calls with an API key, which does not expire when the clock advances. */
export function officeCalls(shop: TestShop, others: Partial<StoreDeps> = {}, token = testStaffToken): StoreCall {
  const { fetch } = shop.visitOffice('USA', others)
  const fetcher = (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(input as string, { ...init, headers })
  }
  return createClient<Store>({
    base: 'http://shop',
    site: 'USA',
    fetcher,
    contract: store,
    now: shop.clock,
  }) as StoreCall
}
