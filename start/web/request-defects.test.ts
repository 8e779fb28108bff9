import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createRequestReporter } from './request-defects.ts'

test('a client that disconnects during the request body is counted and logged as info, and a defect is logged as an error', async () => {
  const logged: [level: string, message: string][] = []
  const log = {
    error: (_: object, message: string) => void logged.push(['error', message]),
    info: (_: object, message: string) => void logged.push(['info', message]),
  }
  let remaining = 0
  const report = createRequestReporter(log, () => void (remaining += 1))
  const { promise: aborted, resolve } = Promise.withResolvers<unknown>()
  const server = createServer((request) => void request.on('error', resolve).resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{"a"')
  await once(server, 'request')
  client.destroy()
  report(await aborted, { requestId: 'one' })
  report(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
  server.close()
  assert.equal(remaining, 1)
  assert.deepEqual(
    logged.map(([level]) => level),
    ['info', 'error'],
  )
})
