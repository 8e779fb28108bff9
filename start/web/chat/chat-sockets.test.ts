import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { after, test } from 'node:test'
import { WebSocket } from 'ws'
import { openListeners } from '#platform/listen.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { openChatSockets } from './chat-sockets.ts'

const shop = await openTestShop([])
const { news } = shop.deps.chat
const sockets = openChatSockets({
  news,
  fetchCall: (request, site, path) =>
    shop.visit(site).fetch(path, { headers: { cookie: request.headers.cookie ?? '' } }),
  report: (error) => shop.defects.push(error),
})
const listener = {
  name: 'USA',
  port: 0,
  handle: (_request: IncomingMessage, response: { end: (text: string) => void }) => response.end('a page'),
  upgrades: {
    accepts: sockets.accepts,
    handle: (request: IncomingMessage, stream: Duplex, head: Buffer) => sockets.upgrade(request, stream, head, 'USA'),
  },
}
const open = await openListeners([listener], ['127.0.0.1'])
const port = open.ports.get('USA')!
after(() => open.drain({ withinMs: 0 }))
const origin = `http://127.0.0.1:${port}`

interface Delivery {
  state: string
  messages: { number: number; text: string }[]
}

async function openChat(visitor: Visitor = shop.visit()) {
  const body = { name: 'Bo', email: 'bo@example.com', text: 'Hi' }
  const { id } = await visitor.call('POST /svc_ssr/chat/conversations', { body, key: randomUUID() })
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { visitor, id, cookie }
}
const pathOf = (id: string, from = 0) => `/svc_ssr/chat/conversations/${id}/socket?after=${from}`
const connect = (path: string, cookie: string, from = origin) =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { cookie, origin: from } })
async function delivery(socket: WebSocket): Promise<Delivery> {
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(data.toString()) as Delivery
}
const textsOf = ({ messages }: Delivery) => messages.map(({ text }) => text)

async function desk(path: string, body: object = {}) {
  const headers = {
    authorization: `Bearer ${testStaffToken}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  await shop.visit().fetch(`/svc_ssr/chat/desk/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test("a shopper's chat connection delivers the conversation, each reply, and the end of the chat", async () => {
  const { id, cookie } = await openChat()
  const socket = connect(pathOf(id), cookie)
  assert.deepEqual(textsOf(await delivery(socket)), ['Hi'])
  const answered = delivery(socket)
  await desk(`${id}/messages`, { agent: 'Kim', text: 'Hello Bo.' })
  news.notify(id)
  assert.deepEqual(textsOf(await answered), ['Hello Bo.'])
  const [ended, closed] = [delivery(socket), once(socket, 'close')]
  await desk(`${id}/close`)
  news.notify(id)
  assert.equal((await ended).state, 'closed')
  assert.equal((await closed)[0], 1000)
})

test('a client that reconnects to a chat receives only new messages', async () => {
  const { visitor, id, cookie } = await openChat()
  const params = { id }
  await visitor.call('POST /svc_ssr/chat/conversations/{id}/messages', {
    params,
    body: { text: '2' },
    key: randomUUID(),
  })
  const socket = connect(pathOf(id, 1), cookie)
  assert.deepEqual(textsOf(await delivery(socket)), ['2'])
  socket.terminate()
})

const statusOf = async (path: string, cookie: string, from?: string) => {
  const socket = connect(path, cookie, from)
  socket.on('error', () => {})
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  return response.statusCode
}

test("chat connections to another shopper's conversation and from another origin are refused", async () => {
  const { id, cookie } = await openChat()
  const stranger = await openChat()
  assert.equal(await statusOf(pathOf(id), stranger.cookie), 404)
  assert.equal(await statusOf(pathOf(id), ''), 404)
  assert.equal(await statusOf(pathOf(id), cookie, 'https://evil.example'), 403)
})

test('a chat connection is closed when its session loses access to the conversation', async () => {
  const { visitor, id, cookie } = await openChat()
  const socket = connect(pathOf(id), cookie)
  await delivery(socket)
  const customer = { email: 'bo@example.com', password: 'correct horse 9', firstname: 'Bo', lastname: 'B' }
  await visitor.call('POST /svc_customer/customer', { body: customer, key: randomUUID() })
  const { email, password } = customer
  await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
  const closed = once(socket, 'close')
  news.notify(id)
  assert.equal((await closed)[0], 4404)
})

test('a message sent by the browser closes the chat connection', async () => {
  const { id, cookie } = await openChat()
  const socket = connect(pathOf(id), cookie)
  await delivery(socket)
  socket.send('hello')
  assert.equal((await once(socket, 'close'))[0], 1009)
})

test('a request with an upgrade header outside of chat gets a normal response', async () => {
  const headers = { upgrade: 'h2c', connection: 'upgrade' }
  const [response] = (await once(get({ port, host: '127.0.0.1', path: '/', headers }), 'response')) as [IncomingMessage]
  assert.equal(response.statusCode, 200)
  response.resume()
})

test('a stopping process closes its chat connections and refuses new ones', async () => {
  const { id, cookie } = await openChat()
  const socket = connect(pathOf(id), cookie)
  await delivery(socket)
  const closed = once(socket, 'close')
  news.close()
  assert.equal((await closed)[0], 1013)
  const late = connect(pathOf(id), cookie)
  assert.equal((await once(late, 'close'))[0], 1013)
})
