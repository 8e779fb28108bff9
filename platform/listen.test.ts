import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { openListeners } from './listen.ts'
import { CommandError } from './command-error.ts'

const hosts = ['127.0.0.1', '::1']
const agent = new Agent({ keepAlive: true })

async function request(
  port: number,
  path: string,
  options: { agent?: Agent } = {},
): Promise<IncomingMessage & { body: string }> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path, ...options }), 'response')) as [IncomingMessage]
  let body = ''
  for await (const chunk of response) body += String(chunk)
  return Object.assign(response, { body })
}

test('draining finishes open requests and accepts no new connections', async () => {
  const events = new EventEmitter()
  const open = await openListeners(
    [
      {
        name: 'shop',
        port: 0,
        handle: (_request, response) => {
          events.emit('asked')
          void once(events, 'go').then(() => response.end('whole'))
        },
      },
    ],
    hosts,
  )
  const port = open.ports.get('shop')!
  const received = once(events, 'asked')
  const response = request(port, '/slow', { agent })
  await received
  const drained = open.drain({ withinMs: 10_000 })
  await assert.rejects(request(port, '/new'), { code: 'ECONNREFUSED' })
  events.emit('go')
  assert.equal((await response).body, 'whole')
  await drained
})

test('while the server drains, /readyz fails and requests are still answered', async () => {
  const handle = (_: unknown, response: { end: (body: string) => void }) => response.end('answered')
  const open = await openListeners([{ name: 'shop', port: 0, handle }], hosts)
  const port = open.ports.get('shop')!
  const drained = open.drain({ withinMs: 1_000, noticeMs: 300 })
  assert.equal((await request(port, '/readyz')).statusCode, 503)
  const other = await request(port, '/')
  assert.deepEqual([other.statusCode, other.body, other.headers.connection], [200, 'answered', 'close'])
  await drained
})

test('a request that does not finish within the drain time is disconnected', async () => {
  const open = await openListeners([{ name: 'shop', port: 0, handle: () => {} }], hosts)
  const response = request(open.ports.get('shop')!, '/')
  const failed = assert.rejects(response, { code: 'ECONNRESET' })
  await new Promise((done) => setTimeout(done, 50))
  await open.drain({ withinMs: 50 })
  await failed
})

test('a request with two Host headers is refused, and its connection is closed', async () => {
  const open = await openListeners([{ name: 'shop', port: 0, handle: (_, response) => response.end('ok') }], hosts)
  const socket = connect(open.ports.get('shop')!, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\n\r\n')
  assert.match(await text(socket), /^HTTP\/1\.1 400 /)
  await open.drain({ withinMs: 0 })
})

test('a connection handles one request at a time, and pipelined requests get 429 before it closes', async () => {
  let count = 0
  const handle = (_: unknown, response: ServerResponse) => {
    count += 1
    setImmediate(() => response.end(`answer ${count}`))
  }
  const open = await openListeners([{ name: 'shop', port: 0, handle }], hosts)
  const port = open.ports.get('shop')!
  const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const expected of [1, 2, 3])
    assert.equal((await request(port, '/', { agent: keepAlive })).body, `answer ${expected}`)
  keepAlive.destroy()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50))
  assert.deepEqual((await text(socket)).match(/HTTP\/1\.1 \d+|answer \d+/g), [
    'HTTP/1.1 200',
    'answer 4',
    'HTTP/1.1 429',
  ])
  await open.drain({ withinMs: 0 })
})

/** Larger than the buffers of both sockets combined. */
const large = Buffer.alloc(64 * 2 ** 20)

test(
  'a client that does not read its response, or reads it too slowly, is disconnected',
  {
    timeout: 20_000,
  },
  async () => {
    for (const [patience, takes] of [
      [{ stallMs: 100, wholeMs: 600_000 }, () => {}],
      [{ stallMs: 600_000, wholeMs: 600 }, (socket: Socket) => void socket.read(1_000)],
    ] as const) {
      const events = new EventEmitter()
      const handle = (_: unknown, response: ServerResponse) => {
        response.once('close', () => events.emit('ended', response.writableFinished))
        response.end(large)
      }
      const open = await openListeners([{ name: 'shop', port: 0, handle }], hosts, patience)
      const ended = once(events, 'ended')
      const socket = connect({ port: open.ports.get('shop')!, host: '127.0.0.1' })
      socket.on('error', () => {})
      socket.on('readable', () => {})
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const trickle = setInterval(() => takes(socket), 20)
      assert.deepEqual(await ended, [false])
      clearInterval(trickle)
      socket.destroy()
      await open.drain({ withinMs: 0 })
    }
  },
)

test('a port in use is reported in one sentence, and the other listeners are closed', async () => {
  const handle = () => {}
  const first = await openListeners([{ name: 'shop', port: 0, handle }], hosts)
  const taken = first.ports.get('shop')!
  const second = openListeners(
    [
      { name: 'other', port: 0, handle },
      { name: 'shop', port: taken, handle },
    ],
    hosts,
  )
  await assert.rejects(second, (error: unknown) => {
    assert.ok(error instanceof CommandError)
    assert.equal(
      error.message,
      `Port ${taken} (shop) is in use by another program. Stop it, or set PORT to the first of eight free ports.`,
    )
    return true
  })
  await first.drain({ withinMs: 0 })
})
