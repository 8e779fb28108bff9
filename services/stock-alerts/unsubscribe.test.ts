import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createServer as createHttp } from 'node:http'
import { after, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { statement } from '#platform/database.ts'
import { smtpMail } from '#platform/mail/smtp.ts'
import { sendMail } from '#services/mails/send.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { serveUnsubscribe } from './serve-unsubscribe.ts'
import { emailOfToken, unsubscribePath } from './unsubscribe-link.ts'

const soldOut = (id: number) =>
  testProduct(id, `gone-${id}`, {
    variants: [
      testVariant(`IW-${id}`, { prices: priceEverywhere(1_000), stock: testStock({ onHand: 0, notify: true }) }),
    ],
  })
const shop = await openTestShop([soldOut(100), soldOut(101)])
const { db, deps } = shop
const { secret } = deps

let seconds = 0
const stop = serveUnsubscribe({ db, secret, secondsToWait: async () => seconds }, {})
const server = createHttp((request, response) => {
  void stop(request, response).then((isStopped) => isStopped || response.writeHead(404).end('page'))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => server.close())
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const post = (path: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(at(path), { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })

const subscribe = ({ call }: Visitor, product_id: number, email: string) =>
  call('POST /svc_bin/bin', { body: { product_id, email }, key: randomUUID() })
const waiting = async ({ call }: Visitor) =>
  (await call('GET /svc_bin/bin', {})).map(({ product_id, email }) => [product_id, email])

test('one click on the unsubscribe link unsubscribes an address from stock alerts only, without login', async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop)]
  const email = `${randomUUID()}@example.com`
  await subscribe(ann, 100, email)
  await subscribe(ann, 101, 'other@example.com')
  // The owner of an address can unsubscribe it even if another customer entered it.
  await subscribe(bob, 101, email.toUpperCase())
  const path = unsubscribePath(secret, email)
  assert.equal((await fetch(at(path))).status, 404)
  assert.equal((await waiting(ann)).length, 2)
  const first = await post(path)
  assert.deepEqual([first.status, await first.text()], [200, ''])
  assert.deepEqual([await waiting(ann), await waiting(bob)], [[[101, 'other@example.com']], []])
  assert.equal((await post(path)).status, 200)
})

test('the unsubscribe button redirects back to the page with the result', async () => {
  const path = unsubscribePath(secret, 'ann@example.com')
  const pressed = await post(`/fr${path}`, 'page=1')
  assert.deepEqual([pressed.status, pressed.headers.get('location')], [303, `/fr${path}?said=stopped`])
  const forged = await post('/stop-stock-mails/abcdefgh', 'page=1')
  assert.equal(forged.headers.get('location'), '/stop-stock-mails/abcdefgh?said=unknown')
})

test('an altered unsubscribe link is not found, and a valid one gets the same response whether or not the email is known', async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  await subscribe(ann, 100, email)
  const path = unsubscribePath(secret, email)
  const token = path.split('/').at(-1)!
  assert.ok(!Buffer.from(token, 'base64url').toString('latin1').includes(email.slice(0, 8)))
  assert.equal(emailOfToken(secret, token), email)
  assert.notEqual(unsubscribePath(secret, email), path)
  const last = token.at(-5) === 'A' ? 'B' : 'A'
  const changed = `${token.slice(0, -5)}${last}${token.slice(-4)}`
  for (const other of [changed, token.slice(0, 20), Buffer.from(email).toString('base64url')]) {
    assert.equal(emailOfToken(secret, other), undefined)
    assert.equal((await post(`/stop-stock-mails/${other}`)).status, 404)
  }
  assert.equal(emailOfToken('another secret', token), undefined)
  const responses = [await post(path), await post(unsubscribePath(secret, 'nobody@example.com'))]
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200],
  )
})

test('unsubscribe requests are rate-limited and limited in size', async () => {
  seconds = 7
  const refused = await post(unsubscribePath(secret, 'ann@example.com'))
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '7'])
  seconds = 0
  assert.equal((await post(unsubscribePath(secret, 'ann@example.com'), `x=${'y'.repeat(5_000)}`)).status, 413)
})

test('the stock alert email has a one-click unsubscribe header, and the same link in its text', async () => {
  const ann = await customerOf(shop)
  const { id, email } = await subscribe(ann, 100, 'gym@example.com')
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 hello\r\n')
    socket.on('data', (chunk) => {
      const chunkText = chunk.toString()
      received.push(chunkText)
      if (isData && !chunkText.endsWith('\r\n.\r\n')) return
      isData = /^DATA/i.test(chunkText)
      socket.write(isData ? '354 go\r\n' : '250 ok\r\n')
      if (/^QUIT/i.test(chunkText)) socket.end()
    })
    socket.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => server.close())
  const mail = smtpMail(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const mailDeps = { ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  await sendMail(mailDeps, { template: 'back-in-stock', to: email, data: { id }, key: 'back-in-stock.1' })
  const text = received.join('').replaceAll(/=\r\n|\r\n[ \t]/g, '')
  const [, link] = /^List-Unsubscribe: ?<https:\/\/shop\.example(\/stop-stock-mails\/[\w-]+)>\r$/m.exec(text) ?? []
  assert.equal(emailOfToken(secret, link!.split('/').at(-1)!), 'gym@example.com')
  assert.match(text, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  assert.ok(text.split('/stop-stock-mails/').length > 3)
})

const plan = statement<{ 'QUERY PLAN': string }>(
  'test.stop-plan',
  'explain delete from bin where lower(email) = lower($1) and told_at is null',
)

test('looking up an address among many alerts uses an index', async () => {
  const lines = await db.transaction(async (tx) => {
    await tx.script(`set local session_replication_role = replica;
      insert into bin (site, customer_id, sellable_id, email)
        select 'USA', 1000000 + n, 100, n || '@many.example' from generate_series(1, 20000) as n;
      analyze bin`)
    const found = await tx.run(plan, ['7@many.example'])
    await tx.script(`delete from bin where email like '%@many.example'`)
    return found
  })
  assert.match(lines.map((line) => line['QUERY PLAN']).join(' '), /waiting_bin_by_email/)
})
