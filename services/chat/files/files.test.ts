import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { chatLimits } from '#domain/chat/limits.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { smallestPhoto } from '../../../prove/fixtures/shopper-fixture.ts'
import { serveChatFiles } from './serve-files.ts'
import { prepareFile } from './stored-file.ts'

const shop = await openTestShop([])
const serve = serveChatFiles(
  { db: shop.db, secret: shop.deps.secret, clock: shop.clock },
  { 'x-content-type-options': 'nosniff' },
)
const server = createServer((request, response) => {
  void serve(request, response).then((isServed) => isServed || response.writeHead(404).end())
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => server.close())
const at = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

async function openChat(visitor = shop.visit()) {
  const body = { name: 'Bo', email: 'bo@example.com', text: 'Hi' }
  const { id } = await visitor.call('POST /svc_ssr/chat/conversations', { body, key: randomUUID() })
  return { visitor, id }
}
const attach = ({ call }: Visitor, id: string, name: string, bytes: Buffer) =>
  call('POST /svc_ssr/chat/conversations/{id}/files', {
    params: { id },
    body: { name, file: bytes.toString('base64') },
    key: randomUUID(),
  })
const picture = Buffer.from(smallestPhoto, 'base64')

test('pictures are re-encoded, PDF and text files are stored as sent, and the type is detected by content, not by name', async () => {
  const photo = await prepareFile('rack.png', picture)
  assert.ok(typeof photo === 'object' && photo.name === 'rack.webp' && photo.type === 'image/webp')
  assert.equal(photo.bytes.toString('latin1', 8, 12), 'WEBP')
  const pdf = Buffer.from('%PDF-1.7 a plan')
  assert.deepEqual(await prepareFile('plan.html', pdf), { name: 'plan.html', type: 'application/pdf', bytes: pdf })
  const text = Buffer.from('<script>alert(1)</script>')
  assert.deepEqual(await prepareFile('a.svg', text), { name: 'a.svg', type: 'text/plain', bytes: text })
})

test('chat files with unsupported content and large files are rejected', async () => {
  for (const bytes of [Buffer.from('MZ\0\u0001'), Buffer.from([0xff, 0xfe, 0x41]), Buffer.from('PK\u0003\u0004')])
    assert.equal(await prepareFile('a.png', bytes), 'file_type')
  assert.equal(await prepareFile('a.txt', Buffer.alloc(chatLimits.fileBytes + 1, 'x')), 'file_too_large')
  const { visitor, id } = await openChat()
  await assert.rejects(attach(visitor, id, 'a.exe', Buffer.from('MZ\0\u0001')), { status: 422, code: 'file_type' })
})

test('a signed link downloads a file until the end of the next day, and the browser never displays the file', async () => {
  const { visitor, id } = await openChat()
  const sent = await attach(visitor, id, "Bo's plan (1).txt", Buffer.from('3 m'))
  assert.deepEqual([sent.text, sent.file!.type], ["Bo's plan (1).txt", 'text/plain'])
  const { messages } = await visitor.call('GET /svc_ssr/chat/conversations/{id}', { params: { id }, query: {} })
  assert.deepEqual(messages.at(-1)!.file, sent.file)
  const { url } = sent.file!
  const response = await at(url)
  assert.deepEqual([response.status, await response.text()], [200, '3 m'])
  assert.deepEqual(
    ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'].map((name) =>
      response.headers.get(name),
    ),
    [
      'text/plain; charset=utf-8',
      "attachment; filename*=UTF-8''Bo%27s%20plan%20%281%29.txt",
      'nosniff',
      'private, no-store',
    ],
  )
  for (const wrong of [
    url.split('?')[0]!,
    url.replace('signature=', 'signature=x'),
    url.replace(/until=\d/, 'until=9'),
  ])
    assert.equal((await at(wrong)).status, 404)
  shop.clock.advance(2 * 86_400_000)
  assert.equal((await at(url)).status, 404)
})

test("a conversation accepts at most twenty files, and none if the conversation is closed or another shopper's", async () => {
  const { visitor, id } = await openChat()
  const bytes = Buffer.from('A plan')
  await assert.rejects(attach(shop.visit(), id, 'a.txt', bytes), { status: 404, code: 'conversation_not_found' })
  for (let count = 0; count < chatLimits.files; count += 1) await attach(visitor, id, 'a.txt', bytes)
  await assert.rejects(attach(visitor, id, 'a.txt', bytes), { status: 422, code: 'file_limit' })
  const closed = await openChat(visitor)
  const params = { id: closed.id }
  await visitor.call('POST /svc_ssr/chat/conversations/{id}/close', { params, body: {}, key: randomUUID() })
  await assert.rejects(attach(visitor, closed.id, 'a.txt', bytes), { status: 409, code: 'conversation_closed' })
})

const desk = (id: string, file: Buffer, key: string, token = testStaffToken) =>
  shop.visit().fetch(`/svc_ssr/chat/desk/${id}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ agent: 'Kim', name: 'manual.pdf', file: file.toString('base64') }),
  })

test('only staff can send files as an agent, and each file is sent once', async () => {
  const { visitor, id } = await openChat()
  const key = randomUUID()
  const pdf = Buffer.from('%PDF-1.7 manual')
  const [first, repeated] = [await desk(id, pdf, key), await desk(id, pdf, key)]
  assert.deepEqual([first.status, await repeated.json()], [201, await first.json()])
  const { messages } = await visitor.call('GET /svc_ssr/chat/conversations/{id}', { params: { id }, query: {} })
  assert.deepEqual(
    messages.map(({ author, agent, file }) => [author, agent, file?.name]),
    [
      ['shopper', null, undefined],
      ['agent', 'Kim', 'manual.pdf'],
    ],
  )
  assert.equal(await (await at(messages[1]!.file!.url)).text(), '%PDF-1.7 manual')
  assert.equal((await desk(id, Buffer.from('MZ\0'), randomUUID())).status, 422)
  assert.equal((await desk(id, pdf, randomUUID(), 'wrong')).status, 404)
})
