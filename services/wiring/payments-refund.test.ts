import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { openTestShop, secrets } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { engine: payments } = shop
const since = Date.now() - 60_000

async function captured() {
  const token = await shop.cardToken()
  const request = { token, amount: 10_000, currency: 'USD', key: '100000001', since, email: 'jo@example.com' } as const
  const browser = { ip: '192.0.2.1', browserInfo: undefined, returnUrl: 'http://localhost:3000/' }
  const outcome = await payments.authorize({ ...request, ...browser })
  assert.equal(outcome.state, 'authorized')
  const { reference } = outcome as { reference: string }
  assert.equal(await payments.capture(reference, 10_000, 'USD', since), 'captured')
  return reference
}
const refundRequest = (reference: string, amount: number, before: number) =>
  ({ reference, amount, before, currency: 'USD', key: `refund-${before}`, since }) as const

test('a payment can be refunded in parts, even of equal amounts, exactly once each despite retries', async () => {
  const reference = await captured()
  assert.equal(await payments.refund(refundRequest(reference, 3_000, 0)), 'refunded')
  assert.equal(await payments.refund(refundRequest(reference, 3_000, 0)), 'refunded')
  assert.equal(await payments.refund(refundRequest(reference, 3_000, 3_000)), 'refunded')
  // Exactly 40.00 remains, because the first two refunds were 60.00.
  assert.equal(await payments.refund(refundRequest(reference, 4_001, 6_000)), 'failed')
  assert.equal(await payments.refund(refundRequest(reference, 4_000, 6_000)), 'refunded')
})

test('a payment that is authorized but not captured cannot be refunded', async () => {
  const token = await shop.cardToken()
  const request = { token, amount: 10_000, currency: 'USD', key: '100000002', since, email: 'jo@example.com' } as const
  const outcome = await payments.authorize({ ...request, ip: '', browserInfo: undefined, returnUrl: '' })
  assert.equal(await payments.refund(refundRequest((outcome as { reference: string }).reference, 100, 0)), 'failed')
})

/** Simulates the vendor behind a faulty network or bank; undefined drops the response. */
async function vendorThat(changes: (path: string, response: Response) => Promise<string | undefined>) {
  const vendor = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const { method, url, headers } = request
      const vendorResponse = await fetch(`${shop.sandboxUrl}${url}`, {
        method: method!,
        headers: { authorization: headers.authorization!, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: Buffer.concat(parts) }),
      })
      const text = await changes(url!, vendorResponse)
      if (text === undefined) return response.destroy()
      response.writeHead(vendorResponse.status, { 'content-type': 'application/json' }).end(text)
    })()
  }).listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  after(() => {
    vendor.closeAllConnections()
    vendor.close()
  })
  const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/__sandbox/spreedly/v1`
  return spreedlyEngine({ ...secrets, baseUrl, cardFields: payments.cardFields })
}

test('a refund with a lost response is unanswered, and a retry refunds only once', async () => {
  const reference = await captured()
  let losses = 1
  const engine = await vendorThat(async (path, response) =>
    path.endsWith('/credit.json') && losses-- > 0 ? undefined : response.text(),
  )
  assert.equal(await engine.refund(refundRequest(reference, 6_000, 0)), 'unanswered')
  assert.equal(await engine.refund(refundRequest(reference, 6_000, 0)), 'refunded')
  // After a double refund, less than this amount would remain.
  assert.equal(await engine.refund(refundRequest(reference, 4_000, 6_000)), 'refunded')
})

test("if the vendor's list of transactions is unreadable, no refund is sent and the result is unknown", async () => {
  const reference = await captured()
  const paths: string[] = []
  const engine = await vendorThat(async (path) => void paths.push(path))
  assert.equal(await engine.refund(refundRequest(reference, 6_000, 0)), 'unknown')
  assert.ok(paths.length > 0 && paths.every((path) => path.includes('/transactions.json')))
  assert.equal(await payments.refund(refundRequest(reference, 10_000, 0)), 'refunded')
})

test("a credit that is pending at the bank isn't a failure", async () => {
  const reference = await captured()
  const engine = await vendorThat(async (path, response) => {
    const text = await response.text()
    if (!path.endsWith('/credit.json')) return text
    return text.replace('"state":"succeeded"', '"state":"processing"').replace('"succeeded":true', '"succeeded":false')
  })
  assert.equal(await engine.refund(refundRequest(reference, 6_000, 0)), 'unanswered')
})

test('credits made by another party do not count as our refunds', async () => {
  const reference = await captured()
  // Someone could make this refund in the vendor's dashboard.
  assert.equal(await payments.refund(refundRequest(reference, 5_000, 0)), 'refunded')
  assert.equal(await payments.refund(refundRequest(reference, 1_000, 0)), 'failed')
})
