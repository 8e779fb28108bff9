import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { spreedlyEngine } from './spreedly.ts'

/** Starts an engine with a vendor that returns fixed responses. */
export async function startFixedSpreedly(
  respond: (request: IncomingMessage) => readonly [status: number, body: object],
  more: { bankPage?: string } = {},
) {
  const vendor = createServer((request, response) => {
    const [status, body] = respond(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  after(() => {
    vendor.closeAllConnections()
    vendor.close()
  })
  return spreedlyEngine({
    baseUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/v1`,
    environmentKey: 'environment',
    accessSecret: 'secret',
    gatewayToken: 'gateway',
    ...more,
    cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
  })
}
