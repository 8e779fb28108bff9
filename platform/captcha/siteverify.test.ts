import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { siteverify } from './siteverify.ts'

/** The vendor's next response. Undefined drops the connection. */
let next: { status?: number; body: object | string } | undefined
const requests: URLSearchParams[] = []
const vendor = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    requests.push(new URLSearchParams(text))
    if (!next) return void request.socket.destroy()
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body))
  })
}).listen(0, '127.0.0.1')
await once(vendor, 'listening')
after(() => vendor.close())
beforeEach(() => (requests.length = 0))

const warned: (readonly string[])[] = []
const engine = () =>
  siteverify({
    vendor: 'turnstile',
    siteKey: 'site-key',
    secretKey: 'secret-key',
    url: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/siteverify`,
    hosts: ['shop.example'],
    warn: (codes) => warned.push(codes),
  })
const of = { action: 'placeorder', holder: 'USA guest a', ip: '192.0.2.7', now: 1_000_000 }
const resultOf = (body: object | string, status = 200) => {
  next = { status, body }
  return engine().check('a-token', of)
}
const good = { success: true, hostname: 'shop.example', action: 'placeorder' }

test("the captcha verification request contains the token, the secret key, and the shopper's IP address", async () => {
  assert.equal(await resultOf(good), 'passed')
  assert.deepEqual(Object.fromEntries(requests[0]!), {
    secret: 'secret-key',
    response: 'a-token',
    remoteip: '192.0.2.7',
    sitekey: 'site-key',
  })
  assert.deepEqual(engine().challenge(of), { kind: 'vendor', vendor: 'turnstile', siteKey: 'site-key' })
})

test('a captcha token fails if it is refused, is for a different host or action, or has a low score [CHECKOUT-213]', async () => {
  assert.equal(await resultOf({ success: false, 'error-codes': ['timeout-or-duplicate'] }), 'failed')
  assert.equal(await resultOf({ ...good, hostname: 'evil.example' }), 'failed')
  assert.equal(await resultOf({ ...good, action: 'login' }), 'failed')
  assert.equal(await resultOf({ ...good, score: 0.1 }), 'failed')
  // hCaptcha returns no action, and reCAPTCHA adds a score.
  assert.equal(await resultOf({ success: true, hostname: 'shop.example', score: 0.9 }), 'passed')
})

test('an outage of the captcha service returns unknown and pauses requests for 30 seconds', async () => {
  next = undefined
  const silent = engine()
  assert.equal(await silent.check('a-token', of), 'unknown')
  next = { body: good }
  assert.equal(await silent.check('a-token', { ...of, now: of.now + 29_999 }), 'unknown')
  assert.equal(requests.length, 1)
  assert.equal(await silent.check('a-token', { ...of, now: of.now + 30_001 }), 'passed')
  for (const [body, status] of [
    ['<html>', 200],
    [good, 503],
    [{ success: false, 'error-codes': ['internal-error'] }, 200],
  ] as const) {
    assert.equal(await resultOf(body, status), 'unknown')
  }
})

test('a refused captcha secret returns unknown and is reported once', async () => {
  next = { status: 400, body: { success: false, 'error-codes': ['invalid-input-secret'] } }
  const wrong = engine()
  assert.equal(await wrong.check('a-token', of), 'unknown')
  assert.equal(await wrong.check('b-token', of), 'unknown')
  assert.deepEqual(warned.splice(0), [['invalid-input-secret']])
})
