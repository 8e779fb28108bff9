import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { webhookClient } from './client.ts'

const paths: string[] = []
const server: Server = createServer((request, response) => {
  paths.push(request.url!)
  const [, status, retryAfter = '120'] = /^\/(\d{3})(?:\?(.+))?$/.exec(request.url!) ?? []
  if (status) response.writeHead(Number(status), { location: '/elsewhere', 'retry-after': retryAfter }).end()
  else if (request.url === '/endless') response.writeHead(200).write('x'.repeat(1_000))
  // All other paths get no response.
}).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo
const local = webhookClient({ allowsLocal: true })

async function outcome(client = local, url = `http://127.0.0.1:${port}/204`) {
  const { status, error } = await client.post(url, {}, '{}')
  return status ?? error
}

test('the webhook client does not follow redirects', async () => {
  for (const status of [301, 302, 303, 307, 308])
    assert.equal(await outcome(local, `http://127.0.0.1:${port}/${status}`), status)
  assert.ok(!paths.includes('/elsewhere'))
})

test('a retry delay requested by a webhook receiver is returned in milliseconds and capped at one day', async () => {
  const retryAfter = async (text: string) =>
    (await local.post(`http://127.0.0.1:${port}/503?${text}`, {}, '{}')).retryAfterMs
  assert.equal(await retryAfter('120'), 120_000)
  for (const text of ['1000000', '9'.repeat(400)]) assert.equal(await retryAfter(text), 86_400_000)
  for (const text of ['-1', '1e3', 'Wed']) assert.equal(await retryAfter(text), 0)
})

test("a webhook's response body is not read, so a delivery with an endless response succeeds", async () => {
  assert.equal(await outcome(local, `http://127.0.0.1:${port}/endless`), 200)
})

test('a webhook request to a receiver that does not respond in time fails', async () => {
  const hasty = webhookClient({ allowsLocal: true, timeoutMs: 50 })
  assert.equal(await outcome(hasty, `http://127.0.0.1:${port}/silent`), 'timeout')
})

test("a closed port results in a webhook error with the port's error code", async () => {
  assert.equal(await outcome(local, 'http://127.0.0.1:1/'), 'ECONNREFUSED')
})

const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'
const rawResponses: Record<string, (socket: Socket) => unknown> = {
  'an upgrade that stays open': (socket) => socket.write(upgrade),
  'an upgrade that is closed': (socket) => socket.end(upgrade),
  'a close without a response': (socket) => socket.end(),
  'a reset without a response': (socket) => socket.resetAndDestroy(),
}

for (const [name, respond] of Object.entries(rawResponses))
  test(`${name} ends the request, and its connection is closed`, { timeout: 5_000 }, async (t) => {
    const closed = Promise.withResolvers<void>()
    const raw = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.on('close', () => closed.resolve())
      socket.once('data', () => respond(socket))
    }).listen(0, '127.0.0.1')
    await once(raw, 'listening')
    t.after(() => raw.close())
    const result = await outcome(local, `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`)
    assert.equal(result, name.startsWith('an upgrade') ? 101 : 'ECONNRESET')
    await closed.promise
  })

const hosts = [
  '127.0.0.1 127.1 2130706433 0x7f000001 [::1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::] 0.0.0.0',
  '10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 169.254.169.254 [fd00:ec2::254] [fe80::1] [64:ff9b::a9fe:a9fe] localhost',
].flatMap((line) => line.split(' '))

test('no webhook request is sent to a private, loopback, or metadata address in any notation', async () => {
  const before = paths.length
  for (const host of hosts)
    for (const scheme of ['http', 'https'])
      assert.equal(await outcome(webhookClient(), `${scheme}://${host}:${port}/`), 'address_not_public', host)
  assert.equal(paths.length, before)
})

test('if a host name resolves to a different address after the check, the connection uses the checked address', async () => {
  let count = 0
  const rebinding = webhookClient({
    allowsLocal: true,
    resolve: (_host, _options, done) => {
      count += 1
      done(null, [{ address: count === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    },
  })
  assert.equal(await outcome(rebinding, `http://rebound.example:${port}/204`), 204)
  assert.equal(await outcome(rebinding, `http://rebound.example:${port}/204`), 'address_not_public')
  assert.equal(count, 2)
})

test('a connection that another request left open is not reused, because its address was not checked', async () => {
  const url = `http://localhost:${port}/204`
  // Node's own agent reuses the connection for the next request to the host.
  await new Promise<void>((resolve, reject) => {
    get(url, { lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) })
      .on('response', (response) => response.resume().on('close', resolve))
      .on('error', reject)
  })
  const moved = webhookClient({
    allowsLocal: true,
    resolve: (_host, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]),
  })
  assert.equal(await outcome(moved, url), 'address_not_public')
})

test('a webhook host is not contacted if any of its addresses is private', async () => {
  for (const addresses of [['93.184.216.34', '10.0.0.1'], ['10.0.0.1', '93.184.216.34'], []]) {
    const found = addresses.map((address) => ({ address, family: 4 }))
    const mixed = webhookClient({ resolve: (_host, _options, done) => done(null, found) })
    assert.equal(await outcome(mixed, 'https://mixed.example/'), 'address_not_public')
  }
})

test('a demo that allows webhooks to this machine still refuses other private addresses, and public ones without TLS', async () => {
  assert.equal(await outcome(local, 'http://10.0.0.1/'), 'address_not_public')
  assert.equal(await outcome(local, 'https://192.168.0.1/'), 'address_not_public')
  assert.equal(await outcome(local, 'http://93.184.216.34/'), 'address_not_public')
})
