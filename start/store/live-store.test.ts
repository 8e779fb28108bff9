import assert from 'node:assert/strict'
import { request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { openListeners } from '#platform/listen.ts'
import { openLog } from '#platform/log.ts'
import { live as liveSettings } from '#platform/settings/settings-for-tests.ts'
import { readSettings, settingsOf } from '#platform/settings/settings.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { findFreePortBlock } from '../store-for-tests.ts'
import { openStore } from './store.ts'

/** Opens a live store with test products, as seen through a proxy. */
async function openLive() {
  const shop = await openTestShop()
  const dataDir = await mkdtemp(join(tmpdir(), 'live-'))
  const configuration = readSettings({
    ...liveSettings,
    PORT: String(await findFreePortBlock()),
    DATA_DIR: dataDir,
    METRICS_TOKEN: 'Zr1Lw9Tc4Xq8Vb2N',
    PARTS: 'web',
    LOG_LEVEL: 'silent',
  })
  if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
  const { port } = configuration
  const settings = settingsOf(configuration, { databaseUrl: shop.url, secret: configuration.secret! })
  const live = await openStore(settings, openLog('silent'), (await buildStorefront()).folder)
  const open = await openListeners(live.listeners, ['127.0.0.1'])
  after(async () => {
    await open.drain({ withinMs: 0 })
    await live.close()
    await rm(dataDir, { recursive: true })
  })
  return port
}
const port = await openLive()
const host = 'usa.shop.example'

interface StoreRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
  at?: number
}
interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

async function fetchPage(
  path: string,
  { method = 'GET', headers = {}, body, at = port }: StoreRequest = {},
): Promise<Answer> {
  const httpRequest = request({ host: '127.0.0.1', port: at, path, method, headers: { host, ...headers } })
  const reply = once(httpRequest, 'response')
  httpRequest.end(body)
  const [response] = await reply
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

/** Removes times and ids, because they differ between responses. */
function same({ status, headers, body }: Answer) {
  const { date: _, etag: __, 'x-request-id': ___, 'content-length': ____, ...rest } = headers
  return {
    status,
    headers: rest,
    body: body
      .replaceAll(/"now":\d+/g, '"now":0')
      .replaceAll(/"load":"[\w-]+"/g, '')
      .replaceAll(/^Expires: .*$/gm, ''),
  }
}

const evil = 'evil.example'
const tricks: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': `${host}, ${evil}` },
  { 'x-forwarded-server': evil, 'x-forwarded-port': '8080' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-scheme': 'http', 'x-forwarded-ssl': 'off' },
  { 'x-forwarded-prefix': `//${evil}` },
  { forwarded: `for=127.0.0.1;host=${evil};proto=http` },
  { 'x-host': evil, 'x-original-host': evil, 'x-backend-host': evil },
  { 'x-http-host-override': evil, 'x-http-method-override': 'POST' },
  { 'x-original-url': `//${evil}/`, 'x-rewrite-url': `//${evil}/` },
  { 'x-wap-profile': `http://${evil}/`, referer: `http://${evil}/`, origin: `http://${evil}` },
  { 'x-real-ip': '127.0.0.1', 'true-client-ip': '127.0.0.1', 'cf-connecting-ip': '127.0.0.1' },
  { 'x-forwarded-for': `${evil}, 127.0.0.1`, 'cf-visitor': '{"scheme":"http"}' },
]

test('a forwarded header never changes a page, its redirects, or its cached copy', async () => {
  assert.equal(tricks.length, 12)
  for (const [index, headers] of tricks.entries()) {
    // The first response is cached and served to all shoppers.
    const shared = `/bars?page=${index + 1}`
    const poisoned = await fetchPage(shared, { headers })
    const plain = await fetchPage(shared)
    assert.deepEqual(same(poisoned), same(plain))
    assert.match(plain.body, index === 0 ? /<link rel="canonical" href="https:\/\/usa\.shop\.example\/bars">/ : /<html/)
    for (const path of [
      '/account',
      '//plates',
      '/search',
      '/login',
      '/cart',
      '/.well-known/security.txt',
      '/metrics',
    ]) {
      const [withHeaders, usual] = [await fetchPage(path, { headers }), await fetchPage(path)]
      assert.deepEqual(same(withHeaders), same(usual), `${path} ${JSON.stringify(headers)}`)
      assert.doesNotMatch(JSON.stringify(withHeaders), /evil/)
    }
  }
})

test('a live store without a home page shows an opening-soon page with status 503, so that search engines return later', async () => {
  const { status, headers, body } = await fetchPage('/')
  assert.deepEqual([status, headers['retry-after'], headers['x-robots-tag']], [503, '3600', 'noindex'])
  assert.match(body, /<h1[^>]*>Opening soon<\/h1>/)
})

test('an unknown host gets 421 regardless of other headers', async () => {
  const names = [
    evil,
    `${host}.${evil}`,
    `${evil}#${host}`,
    `${host}@${evil}`,
    `${host},${evil}`,
    `${host}/${evil}`,
    'shop',
  ]
  for (const name of [...names, '%00', '10.0.0.1', `${host}:port`, `[${host}]`]) {
    const { status, headers, body } = await fetchPage('/bars', { headers: { host: name, 'x-forwarded-host': host } })
    assert.deepEqual([status, body, headers.location], [421, 'No store has this host name.\n', undefined], name)
  }
  assert.equal((await fetchPage('/healthz', { headers: { host: evil } })).status, 200)
})

const doors = [
  '/admin /admin/ /Admin /ADMIN/ /admin/login /admin/index.php /administrator /app /app/ /dashboard /backoffice /back-office',
  '/staff /manage /manager/html /console /cms /editor /wp-admin /wp-admin/ /wp-login.php /wp-content/debug.log /user/login',
  '/debug /debug/ /debug/pprof/ /__debug__ /__inspect /_profiler /_next /_ignition/execute-solution /telescope /actuator',
  '/actuator/env /server-status /server-info /phpinfo.php /phpmyadmin/ /adminer.php /graphql /graphiql /swagger /swagger-ui.html',
  '/.env /.git/config /.git/HEAD /.npmrc /.htaccess /package.json /package-lock.json /start.mjs /config.json /secret /backup.sql',
  '/dist/server/entry-server.js /node_modules/hono/package.json /start/main.ts /@vite/client',
].flatMap((line) => line.split(' '))
const services = ['/__mail', '/__mail/1', '/svc_admin/users', '/svc_admin/orders', '/svc_staff/session', '/api/admin']

test('common admin and developer paths return the same response as any unknown path', async () => {
  // A form on the page contains the page's path.
  const unknown = async (path: string) => {
    const reply = same(await fetchPage(path))
    return { ...reply, body: reply.body.replaceAll(`name="back" value="${path}"`, '') }
  }
  const [page, call] = [await unknown('/no-such-page'), await unknown('/svc_nothing/x')]
  assert.deepEqual([page.status, call.status], [404, 404])
  for (const path of doors) assert.deepEqual(await unknown(path), page, path)
  const file = await unknown('/assets/no-such-file.js')
  for (const path of [
    '/assets/../server/entry-server.js',
    '/assets/admin.js',
    '/assets/%2e%2e/server/entry-server.js',
  ]) {
    assert.deepEqual(await unknown(path), file, path)
  }
  for (const path of services) assert.deepEqual(same(await fetchPage(path)), call, path)
})

test('a live store has a card page that only its own pages may frame, and no payment simulator [T48]', async () => {
  const cards = (path: string) => fetchPage(path, { at: port + 6, headers: { host: 'cards.shop.example' } })
  const framed = (parent: string) => cards(`/spreedly/card?parent=${encodeURIComponent(parent)}`)
  const { status, headers, body } = await framed(`https://${host}`)
  assert.equal(status, 200)
  assert.match(String(headers['content-security-policy']), /frame-ancestors [^;]*https:\/\/usa\.shop\.example/)
  assert.match(body, /data-key="E7"/)
  const [script] = /\/assets\/[\w.-]+\.js/.exec(body)!
  assert.equal((await cards(script)).status, 200)
  assert.equal((await framed(`http://localhost:${port}`)).status, 403)
  for (const path of ['/', '/__sandbox/card', '/adyen/card', '/svc_list/lists'])
    assert.equal((await cards(path)).status, 404, path)
  const shop = await fetchPage('/bars')
  assert.match(String(shop.headers['content-security-policy']), /frame-src [^;]*https:\/\/cards\.shop\.example/)
})
