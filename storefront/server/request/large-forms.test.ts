import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '../server-for-tests.ts'

const { ask: fetchPage } = await startPages()
const own = { host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }

test('an upload above the form limit of a return, quote, or review redirects to its page with the reason', async () => {
  const boundary = 'parts'
  const headers = { ...own, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="op"\r\n\r\n${'x'.repeat(26_000_000)}`
  for (const [path, problem] of [
    ['/account/reviews/7', 'photos_too_large'],
    ['/rmaprocess/print/R-100001', 'photo_too_large'],
    ['/account/custom-quoting/01a21fce-d79b-706e-b443-4317d9550ac0', 'file_too_large'],
  ] as const) {
    const led = await fetchPage('USA', path, { method: 'POST', headers, body })
    assert.deepEqual([led.status, led.headers['location']], [303, `${path}?problem=${problem}`])
  }
  const mailed = await fetchPage('USA', '/mps-review?token=x', { method: 'POST', headers, body })
  assert.equal(mailed.headers['location'], '/mps-review?token=x&problem=photos_too_large')
  assert.equal((await fetchPage('USA', '/account/about-me', { method: 'POST', headers, body })).status, 413)
})

test('the review form limit allows four photos of 6 MB', async () => {
  const headers = { ...own, 'content-type': 'multipart/form-data; boundary=parts' }
  const part = '--parts\r\ncontent-disposition: form-data; name='
  const photo = `${part}"photos"; filename="a.jpg"\r\n\r\n${'x'.repeat(6_000_000)}\r\n`
  const body = `${photo.repeat(4)}${part}"op"\r\n\r\nlink\r\n--parts--\r\n`
  const { status } = await fetchPage('USA', '/mps-review', { method: 'POST', headers, body })
  assert.equal(status, 422)
})
