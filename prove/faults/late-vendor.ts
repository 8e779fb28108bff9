import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Opens a proxy that holds back each order's first authorization until `arrive` is called, like a slow bank. */
export async function openLateVendor(to: number) {
  const seen = new Set<string>()
  let heldBack: (() => Promise<Response>)[] = []
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
        return void heldBack.push(send)
      }
      const vendorResponse = await send()
      response.writeHead(vendorResponse.status, { 'content-type': 'application/json' }).end(await vendorResponse.text())
    }
    // The proof may kill the caller, and with it the vendor in the same process.
    pass().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    count: () => heldBack.length,
    arrive: async () => {
      const late = heldBack
      heldBack = []
      for (const send of late) await send()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
