import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Database } from '#platform/database.ts'
import { adyenEngine } from './adyen.ts'
import { adyenPath, mountAdyen } from './simulator/simulator.ts'
import type { AdyenEventLookup } from './events.ts'
import type { WalletPayloadStore } from './wallet.ts'

export const testHmacKey = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'
export const testAccount = 'IronwrightTests'
const apiKey = 'the-key-of-the-tests'

async function listening(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Starts the Adyen simulator and an engine connected to it. */
export async function startAdyen(
  db: Database,
  {
    webhookUrl,
    events,
    wallets,
    report,
  }: {
    webhookUrl: string | null
    events: AdyenEventLookup
    wallets: WalletPayloadStore
    report: (defect: unknown) => void
  },
) {
  const app = new Hono()
  const handle = getRequestListener(app.fetch)
  const { origin, close } = await listening((request, response) => void handle(request, response))
  const url = origin + adyenPath
  const account = { apiKey, merchantAccount: testAccount }
  const shopOrigins = ['http://localhost:3000']
  const { close: stopDeliveries } = await mountAdyen(app, db, {
    ...account,
    hmacKey: testHmacKey,
    url,
    shopOrigins,
    webhookUrl,
    report,
  })
  const settings = {
    ...account,
    baseUrl: `${url}/v72`,
    secret: 'a secret of the tests',
    cardFields: () => ({ frameUrl: `${url}/card`, frameOrigin: origin, redirectUrl: `${url}/card-page` }),
    events,
    wallets,
  }
  const cardToken = async (number = '4111111111111111', cvv = '737') => {
    const body = JSON.stringify({ number, expiry: '03/30', cvv })
    return ((await (await fetch(`${url}/cards`, { method: 'POST', body })).json()) as { token: string }).token
  }
  /** Completes the bank's challenge and returns the redirect result. */
  const respondToChallenge = async (challengeUrl: string, choice: 'yes' | 'no') => {
    const body = new URLSearchParams({ answer: choice })
    const { headers } = await fetch(challengeUrl, { method: 'POST', body, redirect: 'manual' })
    return new URL(headers.get('location')!).searchParams.get('redirectResult')!
  }
  return {
    url,
    settings,
    engine: adyenEngine(settings),
    cardToken,
    respondToChallenge,
    close: async () => {
      await stopDeliveries()
      await close()
    },
  }
}

export function listenToWebhooks(receive: (body: string) => void) {
  return listening((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      receive(Buffer.concat(parts).toString())
      response.end('[accepted]')
    })
  })
}
