import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { openSandbox } from '#platform/payments/sandbox/sandbox.ts'
import type { Database } from '#platform/database.ts'
import { openMailServer } from './mail-server.ts'

const keys = { environmentKey: 'prove-environment', accessSecret: 'prove-secret', gatewayToken: 'prove-gateway' }

/** The payment vendor and the mail server of several nodes, outside of all of them, as both are in life. */
export async function openVendor(db: Database) {
  const speed = { captureMs: 0 }
  let answer: ReturnType<typeof getRequestListener> | undefined
  const server = createServer((request, response) => {
    const wait = request.url?.endsWith('/capture.json') ? speed.captureMs : 0
    void sleep(wait).then(() => answer!(request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await openSandbox(db, { ...keys, origin, shopOrigins: [origin], report: console.error })
  answer = getRequestListener(sandbox.fetch)
  const post = await openMailServer()
  return {
    port,
    /** How long the gateway takes to capture. */
    speed,
    /** How often each mail came, by its key. */
    mails: post.mails,
    env: {
      MAIL_URL: post.url,
      SPREEDLY_BASE_URL: `${origin}/__sandbox/spreedly/v1`,
      SPREEDLY_ENVIRONMENT_KEY: keys.environmentKey,
      SPREEDLY_ACCESS_SECRET: keys.accessSecret,
      SPREEDLY_GATEWAY_TOKEN: keys.gatewayToken,
    },
    close: () => {
      post.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
