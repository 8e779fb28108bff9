import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { destinationsPath, simulatedAccounts } from '#platform/analytics/simulator/accounts.ts'
import { mountDestinationSimulators } from '#platform/analytics/simulator/simulator.ts'

interface SimulatedReply {
  /** The first part of the path, such as `ads`. */
  destination: string
  path: string
  status: number
  text: string
}

/** Serves all destination simulators over HTTP, with the keys `key.<name>`, and records their responses. */
export async function openDestinationSimulators(now: () => number) {
  const replies: SimulatedReply[] = []
  const outage = { status: 0 }
  const app = new Hono()
  app.use(async (context, next) => {
    if (outage.status === 0) await next()
    else context.res = new Response('', { status: outage.status })
    const [destination = '', ...path] = context.req.path.slice(destinationsPath.length + 1).split('/')
    const { status } = context.res
    replies.push({ destination, path: path.join('/'), status, text: await context.res.clone().text() })
  })
  const server = createServer(getRequestListener((request) => app.fetch(request))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const accounts = simulatedAccounts(origin, (name) => `key.${name}`)
  mountDestinationSimulators(app, accounts, { tokens: { ads: 'access-token' }, now })
  return {
    accounts,
    /** Removes and returns the recorded responses. */
    take: () => replies.splice(0),
    /** Makes all simulators respond with this status; 0 ends the outage. */
    setOutage: (status: number) => void (outage.status = status),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
