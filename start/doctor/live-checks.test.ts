import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { statement } from '#platform/database.ts'
import { readSettings, type Configuration } from '#platform/settings/settings.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { addressFindings, certificateFinding } from './addresses.ts'
import { envFileFinding } from './env-file.ts'
import { pageFindings, rateProblems } from './shop-pages.ts'
import { mailFinding, paymentFindings } from './vendors.ts'

const { db } = await openTestShop()
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
after(() => rmSync(folder, { recursive: true }))

function configurationWith(env: Record<string, string>): Configuration {
  const read = readSettings(env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read
}

async function serve(t: TestContext, handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const spreedlyAt = (baseUrl: string) =>
  configurationWith({
    SPREEDLY_BASE_URL: baseUrl,
    SPREEDLY_ENVIRONMENT_KEY: 'E7',
    SPREEDLY_ACCESS_SECRET: 'q8Zr1Lw9Tc4X',
    SPREEDLY_GATEWAY_TOKEN: 'G1',
  })

test('the doctor reports a test gateway, rejected keys, or an unreachable vendor, and accepts a live gateway', async (t) => {
  let type = 'adyen'
  const url = await serve(t, (request, response) => {
    const isKnown = request.headers.authorization === `Basic ${btoa('E7:q8Zr1Lw9Tc4X')}` && type !== 'rejected'
    response.writeHead(isKnown && request.url === '/gateways/G1.json' ? 200 : 401)
    response.end(JSON.stringify({ gateway: { gateway_type: type, state: 'retained' } }))
  })
  const check = async () => (await paymentFindings(spreedlyAt(url)))[0]!
  assert.deepEqual(await check(), { name: 'Spreedly', fact: 'live gateway adyen' })
  type = 'test'
  assert.match(JSON.stringify(await check()), /test gateway: cards are not charged/)
  type = 'rejected'
  assert.match(JSON.stringify(await check()), /rejects the keys/)
  const [silent] = await paymentFindings(spreedlyAt('http://127.0.0.1:4'))
  assert.deepEqual(silent, { name: 'Spreedly', problem: 'The vendor cannot be reached (ECONNREFUSED).' })
})

test("the doctor requests Adyen's payment methods and a PayPal token", async (t) => {
  const url = await serve(t, (request, response) => {
    const isMethods = request.url === '/v72/paymentMethods' && request.headers['x-api-key'] === 'K1'
    response.end(JSON.stringify(isMethods ? { paymentMethods: [{}, {}] } : {}))
  })
  const settings = configurationWith({
    ADYEN_URL: `${url}/v72`,
    ADYEN_API_KEY: 'K1',
    ADYEN_MERCHANT_ACCOUNT: 'Forge',
    ADYEN_HMAC_KEYS: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    ADYEN_CLIENT_KEY: 'live_LK3M5N7P9Q',
  })
  const payPal = { baseUrl: url, pageOrigin: url, clientId: 'a', clientSecret: 'b', webhookId: 'c' }
  assert.deepEqual(await paymentFindings({ ...settings, payPal }), [
    { name: 'Adyen', fact: 'live, 2 payment methods' },
    { name: 'PayPal', fact: 'live account' },
  ])
})

test('the doctor logs in to the SMTP server and reports a rejected password without quoting it', async (t) => {
  const server = createTcpServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const line = String(chunk)
      if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (line.startsWith('AUTH')) socket.write(line.includes(btoa('\0jo\0right')) ? '235 ok\r\n' : '535 no\r\n')
      else socket.end('221 bye\r\n')
    })
    socket.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const urlOf = (password: string) => `smtp://jo:${password}@127.0.0.1:${port}?ignoreTLS=true`
  assert.deepEqual(await mailFinding(urlOf('right')), { name: 'SMTP', fact: '127.0.0.1 accepts the login' })
  const wrong = JSON.stringify(await mailFinding(urlOf('wrong-password')))
  assert.match(wrong, /rejects the login \(EAUTH\): check MAIL_URL/)
  assert.doesNotMatch(wrong, /wrong-password/)
})

test('the doctor reports a host name without a DNS record and a certificate that expires within 14 days', async () => {
  const now = Date.UTC(2026, 10, 27)
  const day = 86_400_000
  assert.match(JSON.stringify(certificateFinding('a.example', now + 13 * day, now)), /a\.example ends in 13 days/)
  assert.match(JSON.stringify(certificateFinding('a.example', now + 14 * day, now)), /valid for 14 days/)
  const settings = configurationWith({
    SITES: 'USA',
    SITE_URL_USA: 'https://no-such-shop.invalid',
    CARD_PAGE_URL: 'http://localhost:4',
  })
  const [shop, cards] = await addressFindings(settings, now)
  assert.match(JSON.stringify(shop), /no-such-shop\.invalid has no DNS record/)
  assert.deepEqual(cards, { name: 'address', fact: 'localhost resolves' })
})

test('the doctor requests the home page, legal pages, cart, and a product on each site, and reports the pages that fail', async (t) => {
  const opened: string[] = []
  const url = await serve(t, ({ url = '' }, response) => {
    opened.push(url)
    response.writeHead(url === '/' ? 503 : url === '/privacy' ? 404 : 200).end()
  })
  const siteUrls = { ...configurationWith({}).siteUrls, USA: url }
  const found = await pageFindings(db, { openSites: ['USA'], siteUrls })
  assert.deepEqual(
    found.map((finding) => ('problem' in finding ? finding.problem.split(':')[0] : finding)),
    ['Shoppers cannot open the home page', 'Shoppers cannot open the privacy page'],
  )
  assert.ok(opened.includes('/cart') && opened.length === 9)
  const [away] = await pageFindings(db, { openSites: ['USA'], siteUrls: { ...siteUrls, USA: 'http://127.0.0.1:4' } })
  assert.match(JSON.stringify(away), /does not respond \(ECONNREFUSED\)/)
})

test('a site without rates or an origin cannot take orders, and the doctor reports this', async () => {
  assert.deepEqual(await rateProblems(db, 'USA'), [])
  await db.run(statement('test.no-prices', `delete from shipping_price where site = 'CAN'`), [])
  await db.run(statement('test.no-origin', `delete from shipping_origin where site = 'CAN'`), [])
  const problems = await rateProblems(db, 'CAN')
  assert.deepEqual(
    problems.map((problem) => problem.split(':')[0]),
    ['Shoppers cannot order parcels', 'Orders have no origin'],
  )
})

test('an env file readable by other users is reported with a safe repair', async () => {
  const file = join(folder, 'env')
  assert.deepEqual(await envFileFinding(file), [])
  writeFileSync(file, 'SECRET=x')
  chmodSync(file, 0o644)
  const [finding] = await envFileFinding(file)
  assert.ok(finding && 'problem' in finding && finding.fix)
  await finding.fix()
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(await envFileFinding(file), [{ name: 'env file', fact: 'readable by its owner only' }])
})
