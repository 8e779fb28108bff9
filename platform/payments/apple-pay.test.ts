import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { applePaySessions } from './apple-pay.ts'
import { mountWalletSimulator, walletSimulatorPath } from './simulator/wallet-pages.ts'

const app = new Hono()
mountWalletSimulator(app)
app.post('/refuses', (context) => context.json({ statusMessage: 'no' }, 417))
app.post('/breaks', (context) => context.text('out of order', 500))
app.post('/says-nothing', (context) => context.text('hello'))
app.post('/leads-away', (context) => context.redirect('http://169.254.169.254/latest/meta-data', 307))
app.post('/too-long', (context) => context.json({ long: 'x'.repeat(200_000) }))
const handle = getRequestListener(app.fetch)
const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const sessionsAt = (path: string) =>
  applePaySessions({
    merchantId: 'merchant.tests',
    displayName: 'Ironwright '.repeat(20),
    sessionUrl: origin + path,
    identity: null,
  })

test("an Apple Pay session request contains the merchant, the web initiative, and the site's host", async () => {
  const session = await sessionsAt(`${walletSimulatorPath}/paymentSession`)('shop.example')
  assert.ok(session !== null && session !== 'unknown')
  assert.equal(session['merchantIdentifier'], 'merchant.tests')
  assert.equal(session['domainName'], 'shop.example')
  assert.equal(session['initiative'], 'web')
  assert.equal(String(session['displayName']).length, 64)
})

test('an Apple Pay session request returns null if Apple refuses it, and unknown after an error, a redirect, or an invalid response', async () => {
  const results = ['/refuses', '/breaks', '/says-nothing', '/leads-away', '/too-long'].map((path) =>
    sessionsAt(path)('shop.example'),
  )
  assert.deepEqual(await Promise.all(results), [null, 'unknown', 'unknown', 'unknown', 'unknown'])
  server.closeIdleConnections()
})
