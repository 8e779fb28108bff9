import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createFlagNotifier } from './flag-notifier.ts'
import { serveFlagStream } from './stream.ts'

const { db, closeFirst } = await openTestShop([])

/** Serves streams that wait for `ready`, and counts those open. */
async function serve(ready: () => Promise<void>) {
  const notifier = createFlagNotifier()
  const open = new Set<object>()
  const handled: Promise<boolean>[] = []
  const news: typeof notifier = {
    ...notifier,
    listen(onChange, address, kind) {
      const listener = notifier.listen(onChange, address, kind)
      if (!listener) return undefined
      open.add(listener)
      const stop = () => {
        open.delete(listener)
        listener.stop()
      }
      return { ...listener, stop }
    },
  }
  const stream = serveFlagStream(
    {
      db,
      clock: Date.now,
      news,
      secondsToWait: async () => ready().then(() => 0),
      addressOf: ({ headers }) => String(headers['x-address']),
      report: assert.ifError,
    },
    {},
  )
  const server = createServer((request, response) => void handled.push(stream(request, response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeFirst(async () => {
    notifier.close()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const connect = (address: string, key = 'store') =>
    send({ port, host: '127.0.0.1', path: `/sub/${key}`, headers: { 'x-address': address }, agent: false }).end()
  return { server, connect, open, handled }
}

test('a client that disconnects before its stream starts does not count towards the stream limit', async () => {
  const [ready, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { server, connect, open, handled } = await serve(() => {
    reached.resolve()
    return ready.promise
  })
  const left = new Promise((resolve) =>
    server.once('request', (_request: IncomingMessage, response: NodeJS.EventEmitter) =>
      response.once('close', resolve),
    ),
  )
  const client = connect('192.0.2.1')
  client.on('error', () => {})
  await reached.promise
  client.destroy()
  await left
  ready.resolve()
  await Promise.all(handled)
  assert.equal(open.size, 0)
})

test('an address has at most ten streams, and may open another after one ends', async () => {
  const { connect, open } = await serve(async () => {})
  const openFrom = async (address: string, key?: string) => {
    const client = connect(address, key)
    client.on('error', () => {})
    const [response] = (await once(client, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    return { client, status: response.statusCode }
  }
  const first = await openFrom('192.0.2.1')
  for (let count = 1; count < 10; count += 1) assert.equal((await openFrom('192.0.2.1')).status, 200)
  assert.equal((await openFrom('192.0.2.1')).status, 503)
  assert.equal((await openFrom('192.0.2.2')).status, 200)
  assert.equal((await openFrom('192.0.2.1', 'storefront')).status, 200, 'pages of the store are counted separately')
  const closed = new Promise<void>((resolve) => {
    const wait = () => (open.size < 12 ? resolve() : setImmediate(wait))
    setImmediate(wait)
  })
  first.client.destroy()
  await closed
  assert.equal((await openFrom('192.0.2.1')).status, 200)
})

test("streams of the store's own pages leave those of GrowthBook clients available", () => {
  const notifier = createFlagNotifier()
  const openAll = (kind: 'client' | 'storefront') => {
    let count = 0
    while (notifier.listen(() => {}, `address ${count}`, kind)) count += 1
    return count
  }
  assert.deepEqual([openAll('storefront'), openAll('client')], [500, 500])
  notifier.close()
})
