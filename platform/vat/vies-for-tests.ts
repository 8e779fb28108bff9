import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { viesResponse } from './simulator.ts'

/** Starts a server with the VIES API. 'HTML' makes it respond with HTML instead of JSON. */
export async function openVies() {
  const received: { countryCode: string; vatNumber: string }[] = []
  const state = { isSilent: false }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { countryCode, vatNumber } = JSON.parse(text) as (typeof received)[number]
      received.push({ countryCode, vatNumber })
      if (state.isSilent) return
      if (request.url !== '/rest-api/check-vat-number' || vatNumber === 'HTML') {
        response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down</h1>')
        return
      }
      const result = viesResponse({ countryCode, vatNumber })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    received,
    state,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
