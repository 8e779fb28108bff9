import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createFlagNotifier } from './flag-notifier.ts'
import { serveFlagStream } from './stream.ts'

const { db, clock, closeFirst } = await openTestShop([])

/** Serves streams that wait for `ready`, and counts the open ones. */
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
      clock,
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
  return { server, connect, open, handled, notify: notifier.notify }
}

test('a client that disconnects before its flag stream starts does not count towards the stream limit', async () => {
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

test('a network address has at most ten flag streams, and may open another after one ends', async () => {
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

test("flag streams for the store's own pages do not use up the streams for GrowthBook clients", () => {
  const notifier = createFlagNotifier()
  const openAll = (kind: 'client' | 'storefront') => {
    let count = 0
    while (notifier.listen(() => {}, `address ${count}`, kind)) count += 1
    return count
  }
  assert.deepEqual([openAll('storefront'), openAll('client')], [500, 500])
  notifier.close()
})

const addKey = statement(
  'test.stream-key',
  `insert into sdk_key (id, kind, name, is_remote, key, is_enabled, created_by, created_at)
   values (gen_random_uuid(), 'flags', 'App', false, 'sdk-of-staff', true, 'owner', $1)`,
)
const disableKey = statement('test.stream-disable-key', `update sdk_key set is_enabled = false`)

test('a flag stream ends without the changed flags once its key is switched off', async () => {
  const { connect, notify } = await serve(async () => {})
  await db.run(addKey, [new Date(clock())])
  const open = async (key: string) => {
    const [response] = (await once(connect('192.0.2.1', key), 'response')) as [IncomingMessage]
    const payloads = { count: 0 }
    response
      .setEncoding('utf8')
      .on('data', (text: string) => (payloads.count += text.split('event: features').length - 1))
    const received = async (count: number) => {
      while (payloads.count < count) await once(response, 'data')
    }
    await received(1)
    return { response, payloads, received }
  }
  const [staff, store] = [await open('sdk-of-staff'), await open('store')]
  notify()
  await Promise.all([staff.received(2), store.received(2)])
  await db.run(disableKey, [])
  clock.advance(5_000)
  const ended = once(staff.response, 'end')
  notify()
  await Promise.all([Promise.race([ended, staff.received(3)]), store.received(3)])
  assert.equal(staff.payloads.count, 2)
  store.response.destroy()
})
