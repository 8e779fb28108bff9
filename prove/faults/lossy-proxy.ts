import { once } from 'node:events'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRng } from '../rng.ts'

/** Opens a proxy that forwards every request. After `begin`, it loses `percent` of the responses. */
export async function openLossyProxy({ to, percent, seed }: { to: number; percent: number; seed: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let isLossy = false
  let requests = 0
  let lost = 0
  const server = createServer((near, response) => {
    if (isLossy) requests += 1
    const isLost = isLossy && createRng(seed, requests).below(100) < percent
    const { method, url, headers } = near
    const far = httpRequest({ agent, host: '127.0.0.1', port: to, method, path: url, headers }, (farResponse) => {
      if (isLost) {
        lost += 1
        // Breaks the connection only after the server has completed its work.
        farResponse.resume().on('end', () => response.destroy())
        return
      }
      response.writeHead(farResponse.statusCode ?? 502, farResponse.headers)
      farResponse.pipe(response)
    })
    far.on('error', () => response.destroy())
    near.pipe(far)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    begin: () => void (isLossy = true),
    counts: () => ({ requests, lost }),
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
