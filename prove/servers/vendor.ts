import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { openSpreedlySimulator } from '#platform/payments/spreedly/simulator/simulator.ts'
import type { Database } from '#platform/database.ts'
import { openMailServer } from './mail-server.ts'

const keys = { environmentKey: 'prove-environment', accessSecret: 'prove-secret', gatewayToken: 'prove-gateway' }

/** Runs the vendor outside the store's processes. */
export async function openVendor(db: Database) {
  const speed = { captureMs: 0 }
  let handle: ReturnType<typeof getRequestListener> | undefined
  const server = createServer((request, response) => {
    const wait = request.url?.endsWith('/capture.json') ? speed.captureMs : 0
    void sleep(wait).then(() => handle!(request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await openSpreedlySimulator(db, { ...keys, origin, shopOrigins: [origin], report: console.error })
  handle = getRequestListener(sandbox.fetch)
  const mailServer = await openMailServer()
  return {
    port,
    speed,
    mails: mailServer.mails,
    env: {
      MAIL_URL: mailServer.url,
      SPREEDLY_BASE_URL: `${origin}/__sandbox/spreedly/v1`,
      SPREEDLY_ENVIRONMENT_KEY: keys.environmentKey,
      SPREEDLY_ACCESS_SECRET: keys.accessSecret,
      SPREEDLY_GATEWAY_TOKEN: keys.gatewayToken,
    },
    close: () => {
      mailServer.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
