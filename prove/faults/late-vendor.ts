import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Stands before a payment vendor and keeps the first authorisation of each order to itself: whoever asked hears nothing,
 * and the vendor does it when `arrive` says so, though nobody waits for it any more.
 */
export async function openLateVendor(to: number) {
  const seen = new Set<string>()
  let kept: (() => Promise<Response>)[] = []
  const server = createServer((request, response) => {
    const pass = async () => {
      const { authorization = '', 'content-type': type = '' } = request.headers
      const body = await text(request)
      const send = () =>
        fetch(`http://127.0.0.1:${to}${request.url}`, {
          method: request.method ?? 'GET',
          headers: { authorization, 'content-type': type },
          ...(body && { body }),
        })
      const order = request.url?.endsWith('/authorize.json') && /"order_id":"(\w+)"/.exec(body)?.[1]
      if (order && !seen.has(order)) {
        seen.add(order)
        return void kept.push(send)
      }
      const answer = await send()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    }
    // Whoever asks may be killed, and the vendor with it.
    pass().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Those that are kept. */
    count: () => kept.length,
    arrive: async () => {
      const late = kept
      kept = []
      for (const send of late) await send()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
