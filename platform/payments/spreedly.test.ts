import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { spreedlyEngine } from './spreedly.ts'

// A vendor that answers every question with this status and no transaction.
let status = 200
const vendor = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"errors":[{"key":"errors.some"}]}')
}).listen(0, '127.0.0.1')
await once(vendor, 'listening')
after(() => {
  vendor.closeAllConnections()
  vendor.close()
})
const engine = spreedlyEngine({
  baseUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/v1`,
  environmentKey: 'environment',
  accessSecret: 'secret',
  gatewayToken: 'gateway',
  cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
})
const statesBy = async (ask: () => Promise<{ state: string }>, statuses: readonly number[]) => {
  const states: string[] = []
  for (status of statuses) states.push((await ask()).state)
  return states
}

test('a payment that was begun has not failed because the vendor would not answer for it', async () => {
  const states = await statesBy(() => engine.complete('reference'), [401, 403, 408, 429, 500, 503])
  assert.deepEqual([...new Set(states)], ['unknown'])
  assert.deepEqual(await statesBy(() => engine.complete('reference'), [404, 422]), ['failed', 'failed'])
})

test('a payment that the vendor refused to begin has failed, and one of which it said nothing is unknown', async () => {
  const authorize = () =>
    engine.authorize({
      token: 'card',
      amount: 100,
      currency: 'USD',
      key: 'order',
      email: 'jo@example.com',
      ip: '192.0.2.1',
      browserInfo: undefined,
      returnUrl: 'http://localhost/',
    })
  assert.deepEqual(await statesBy(authorize, [401, 404, 422, 429]), ['failed', 'failed', 'failed', 'failed'])
  assert.deepEqual(await statesBy(authorize, [408, 500, 503]), ['unknown', 'unknown', 'unknown'])
})
