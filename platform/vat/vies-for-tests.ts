import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { viesAnswer } from './simulator.ts'

/** Starts a server with the VIES API; 'HTML' returns no JSON. */
export async function openVies() {
  const asked: { countryCode: string; vatNumber: string }[] = []
  const state = { isSilent: false }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { countryCode, vatNumber } = JSON.parse(text) as (typeof asked)[number]
      asked.push({ countryCode, vatNumber })
      if (state.isSilent) return
      if (request.url !== '/rest-api/check-vat-number' || vatNumber === 'HTML') {
        response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down</h1>')
        return
      }
      const answer = viesAnswer({ countryCode, vatNumber })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    asked,
    state,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
