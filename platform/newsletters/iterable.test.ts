import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { iterableService } from './iterable.ts'

const lists = new Map([
  ['USA-newsletter', 11],
  ['USA-rapidfire', 12],
])
const email = 'ann+news@example.com'

/** Starts a server with the service's documented API and one user. */
async function openService(
  t: TestContext,
  user: { emailListIds: number[] } | null,
  fail?: (r: ServerResponse) => void,
) {
  const requests: { url: string; key: unknown; body: unknown }[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    requests.push({
      url: request.url ?? '',
      key: request.headers['api-key'],
      body: body === '' ? null : JSON.parse(body),
    })
    if (fail) return fail(response)
    if (request.method === 'POST') {
      response.writeHead(200).end(JSON.stringify({ code: 'Success', msg: '', params: null }))
      return
    }
    if (!user) return void response.writeHead(404).end(JSON.stringify({ code: 'error.users.noUser' }))
    response.writeHead(200).end(JSON.stringify({ user: { email, dataFields: user } }))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  return { requests, service: iterableService({ apiKey: 'a-key', baseUrl, lists }) }
}

test("an update replaces the shop's lists at the newsletter service and leaves other lists unchanged", async (t) => {
  const { requests, service } = await openService(t, { emailListIds: [7, 12] })
  await service.setLists(email, ['USA-newsletter'])
  assert.deepEqual(requests, [
    { url: '/api/users/getByEmail?email=ann%2Bnews%40example.com', key: 'a-key', body: null },
    { url: '/api/users/updateSubscriptions', key: 'a-key', body: { email, emailListIds: [7, 11] } },
  ])
})

test('an unknown newsletter user is created with the lists, and a list that has no id in the service is omitted', async (t) => {
  const { requests, service } = await openService(t, null)
  await service.setLists(email, ['USA-rapidfire', 'CAN-newsletter'])
  assert.deepEqual(requests.at(-1)?.body, { email, emailListIds: [12] })
})

test('no update is sent if the newsletter service already has the lists', async (t) => {
  const { requests, service } = await openService(t, { emailListIds: [12, 7] })
  await service.setLists(email, ['USA-rapidfire'])
  assert.equal(requests.length, 1)
})

test('an error, a redirect, or a broken or endless response fails the newsletter request, and the message omits the email address', async (t) => {
  const replies: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(500).end('ann+news@example.com'),
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    (response) => response.writeHead(200).end('<html>'),
    (response) => response.writeHead(200).end(`"${'x'.repeat(200_000)}"`),
    (response) => response.writeHead(200).end(JSON.stringify({ user: { dataFields: { emailListIds: ['a'] } } })),
  ]
  for (const reply of replies) {
    const { service } = await openService(t, null, reply)
    await assert.rejects(service.setLists(email, []), ({ message }: Error) => !message.includes('ann'))
  }
})
