import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { diceOf } from './dice.ts'

/**
 * Stands before a port of this machine: every request arrives, and once it begins, of so many
 * answers in a hundred none comes back.
 */
export async function openLossy({ to, percent, seed }: { to: number; percent: number; seed: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let isLossy = false
  let asked = 0
  let lost = 0
  const server = createServer((request, response) => {
    if (isLossy) asked += 1
    const isLost = isLossy && diceOf(seed, asked).below(100) < percent
    const { method, url, headers } = request
    const far = ask({ agent, host: '127.0.0.1', port: to, method, path: url, headers }, (answer) => {
      if (isLost) {
        lost += 1
        // The far side has done it all; the near side hears that the connection broke.
        answer.resume().on('end', () => response.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    far.on('error', () => response.destroy())
    request.pipe(far)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on answers are lost. */
    begin: () => void (isLossy = true),
    /** How many were asked since, and how many of the answers were lost. */
    counts: () => ({ asked, lost }),
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
