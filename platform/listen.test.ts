import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { openListeners } from './listen.ts'
import { Stop } from './stop.ts'

const hosts = ['127.0.0.1', '::1']
const agent = new Agent({ keepAlive: true })

async function ask(
  port: number,
  path: string,
  options: { agent?: Agent } = {},
): Promise<IncomingMessage & { body: string }> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path, ...options }), 'response')) as [IncomingMessage]
  let body = ''
  for await (const chunk of response) body += String(chunk)
  return Object.assign(response, { body })
}

test('a request under way is finished while no new connection is accepted', async () => {
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
  const asked = once(events, 'asked')
  const answer = ask(port, '/slow', { agent })
  await asked
  const drained = open.drain({ withinMs: 10_000 })
  await assert.rejects(ask(port, '/new'), { code: 'ECONNREFUSED' })
  events.emit('go')
  assert.equal((await answer).body, 'whole')
  await drained
})

test('readiness ends before anything else does', async () => {
  const handle = (_: unknown, response: { end: (body: string) => void }) => response.end('answered')
  const open = await openListeners([{ name: 'shop', port: 0, handle }], hosts)
  const port = open.ports.get('shop')!
  const drained = open.drain({ withinMs: 1_000, noticeMs: 300 })
  assert.equal((await ask(port, '/readyz')).statusCode, 503)
  const other = await ask(port, '/')
  assert.deepEqual([other.statusCode, other.body, other.headers.connection], [200, 'answered', 'close'])
  await drained
})

test('a request that does not end is cut', async () => {
  const open = await openListeners([{ name: 'shop', port: 0, handle: () => {} }], hosts)
  const answer = ask(open.ports.get('shop')!, '/')
  const failed = assert.rejects(answer, { code: 'ECONNRESET' })
  await new Promise((done) => setTimeout(done, 50))
  await open.drain({ withinMs: 50 })
  await failed
})

test('a request that names two hosts is refused, and its connection ended', async () => {
  const open = await openListeners([{ name: 'shop', port: 0, handle: (_, response) => response.end('ok') }], hosts)
  const socket = connect(open.ports.get('shop')!, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\n\r\n')
  assert.match(await text(socket), /^HTTP\/1\.1 400 /)
  await open.drain({ withinMs: 0 })
})

test('a port that is taken is said in a sentence, and nothing stays open', async () => {
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
    assert.ok(error instanceof Stop)
    assert.equal(
      error.message,
      `Port ${taken} (shop) is taken by another program. Stop that one, or set PORT to the first of eight free ports.`,
    )
    return true
  })
  await first.drain({ withinMs: 0 })
})
