import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { httpsForwarder } from './https.ts'

const entry = { id: 'e-1', site: 'USA', formHash: 'contact', at: '2026-11-20T12:00:00.000Z', values: { name: 'Ann' } }

test('a form entry is posted as JSON with the token and its id as idempotency key, and an error status is a failure', async (t) => {
  const received: { headers: IncomingMessage['headers']; body: string }[] = []
  let status = 204
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/entries`
  const { forward } = httpsForwarder({ url, token: 'a-token' })
  await forward(entry)
  const [{ headers, body }] = received as [(typeof received)[number]]
  assert.deepEqual(JSON.parse(body), entry)
  assert.deepEqual(
    [headers.authorization, headers['idempotency-key'], headers['content-type']],
    ['Bearer a-token', 'e-1', 'application/json'],
  )
  for (const each of [302, 422, 503]) {
    status = each
    await assert.rejects(forward(entry))
  }
})
