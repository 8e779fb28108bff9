import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { webhookClient } from './client.ts'

const paths: string[] = []
const server: Server = createServer((request, response) => {
  paths.push(request.url!)
  const [, status] = /^\/(\d{3})$/.exec(request.url!) ?? []
  if (status) response.writeHead(Number(status), { location: '/elsewhere', 'retry-after': '120' }).end()
  else if (request.url === '/endless') response.writeHead(200).write('x'.repeat(1_000))
  // Any other path gets no response.
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

test('redirects are not followed', async () => {
  for (const status of [301, 302, 303, 307, 308])
    assert.equal(await outcome(local, `http://127.0.0.1:${port}/${status}`), status)
  assert.ok(!paths.includes('/elsewhere'))
})

test('the retry delay that a receiver requests is returned in milliseconds', async () => {
  assert.equal((await local.post(`http://127.0.0.1:${port}/503`, {}, '{}')).retryAfterMs, 120_000)
})

test('the response body is not read, so that a delivery with an endless response succeeds', async () => {
  assert.equal(await outcome(local, `http://127.0.0.1:${port}/endless`), 200)
})

test('a receiver that does not respond in time is an error', async () => {
  const hasty = webhookClient({ allowsLocal: true, timeoutMs: 50 })
  assert.equal(await outcome(hasty, `http://127.0.0.1:${port}/silent`), 'timeout')
})

test('a closed port is an error with its code', async () => {
  assert.equal(await outcome(local, 'http://127.0.0.1:1/'), 'ECONNREFUSED')
})

const hosts = [
  '127.0.0.1 127.1 2130706433 0x7f000001 [::1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::] 0.0.0.0',
  '10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 169.254.169.254 [fd00:ec2::254] [fe80::1] [64:ff9b::a9fe:a9fe] localhost',
].flatMap((line) => line.split(' '))

test('no request is sent to a private, loopback, or metadata address in any spelling', async () => {
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

test('a host is not contacted if any of its addresses is private', async () => {
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
