import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { servePages } from '../../prove/roots/pages.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { redirectTarget } from '#storefront/login/redirect-target.ts'

const { db, visit, clock } = await openTestShop()
const { folder } = await buildStorefront()
const cache = createPageCache()
const pages = await servePages({ db, dist: folder, cache, reads: uncachedCatalog(db), now: clock() })
after(() => pages.close())
// Without a home page, the home URL responds with 503.
for (const site of sites)
  await db.transaction((tx) =>
    publishPage(tx, site, { handle: 'homepage', title: 'Home', description: '', content: [] }),
  )
const origin = `http://127.0.0.1:${pages.port}`

const password = 'a long enough password'
const account = { email: 'ann@example.com', password }
const customer = visit()
await customer.call('POST /svc_customer/customer', {
  body: { ...account, firstname: 'Ann', lastname: 'Lee' },
  key: randomUUID(),
})
await customer.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
const session = `sid_usa=${customer.cookies.get('sid_usa')}`

// Variants of a redirect target that a check may accept as a path but that a browser resolves to a different host.
const beginnings = [
  '/ // /// /\\ \\\\ \\/ /%09/ /%0a/ /%0d%0a/ /%5C /%5c%5c /%2F /%2f%2f /.// /..// /./\\ /%2e// /;@ /:@ /@ /?// /#//',
  'https: https:/ https:// https:/// HTTPS:// https:\\\\ http:// ftp:// //127.0.0.1@ //user:pw@ https://127.0.0.1@',
  'javascript: javascript:// data:text/html, vbscript: blob: ws:// /gb// /de/\\ /login/.. ?// #// . .. ./',
]
  .flatMap((line) => line.split(' '))
  .concat(
    '/\t/',
    '/\n/',
    '/\r\n/',
    '\t//',
    ' //',
    '/ /',
    '\u0001//',
    '/\u0000/',
    '/\u00a0/',
    '/\u3000/',
    '／／',
    '/\u2215/',
  )
const hosts = [
  'evil.example',
  'evil.example\\@127.0.0.1',
  'evil.example%00.127.0.0.1',
  'evil.example#127.0.0.1',
  '%65vil.example',
  '2130706433',
  'ev\u0131l.example',
  '[',
]
const ends = ['', '//x', '\r\nSet-Cookie: a=1']
const corpus = beginnings.flatMap((begin) => hosts.flatMap((host) => ends.map((end) => begin + host + end)))
const odd = fc.string({
  unit: fc.constantFrom(...Array.from('/\\\\//..@:?#%;=&\t\n\r \u0000\u00a0aé€e25fF0')),
  maxLength: 24,
})
const payloads = [...corpus, ...fc.sample(odd, { numRuns: 2_000 - corpus.length, seed: 7 }).map((each) => `/${each}`)]

interface LeadInput {
  site?: Site
  form?: Record<string, string>
  cookie?: string
}

/** Returns the status and Location of a response. Sends the URL unnormalized, unlike browsers and fetch. */
async function lead(target: string, { site = 'USA', form, cookie }: LeadInput): Promise<[status: number, to?: string]> {
  const body = form ? new URLSearchParams(form).toString() : ''
  const socket = connect(pages.port, '127.0.0.1')
  await once(socket, 'connect')
  const headers = [
    `host: 127.0.0.1:${pages.port}`,
    `x-site: ${site}`,
    'connection: close',
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(form ? [`origin: ${origin}`, 'content-type: application/x-www-form-urlencoded'] : []),
    ...(form ? [`content-length: ${Buffer.byteLength(body)}`] : []),
  ]
  const head = [`${form ? 'POST' : 'GET'} ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n')
  socket.write(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]))
  const [responseHead = ''] = (await text(socket)).split('\r\n\r\n')
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(responseHead) ?? []
  assert.doesNotMatch(responseHead, /^set-cookie: a=1/im)
  return [Number(status), /^location: (.*)$/im.exec(responseHead)?.[1]]
}

const isOwn = (to: string) => URL.parse(to, `${origin}/plates/iron`)?.origin === origin

async function leadAll(door: (payload: string, index: number) => Promise<[status: number, to?: string]>) {
  const wrong: string[] = []
  let led = 0
  for (let from = 0; from < payloads.length; from += 50) {
    await Promise.all(
      payloads.slice(from, from + 50).map(async (payload, index) => {
        const [status, to] = await door(payload, from + index)
        const isLed = status >= 300 && status < 400
        if (isLed) led++
        if (!(status >= 200 && status < 500) || (isLed && (to === undefined || !isOwn(to))))
          wrong.push(`${JSON.stringify(payload)}: ${status} ${to ?? ''}`)
      }),
    )
  }
  assert.deepEqual(wrong.slice(0, 10), [])
  return led
}
const encoded = (payload: string) => encodeURIComponent(payload.toWellFormed())
/** Removes characters that would end a request line. */
const asPath = (payload: string) => (payload.startsWith('/') ? '' : '/') + payload.replace(/[\r\n \0]|[^\0-\xff]/g, '')

test('extra slashes in a URL never redirect to another origin', async () => {
  assert.ok((await leadAll((payload) => lead(`${asPath(payload)}//x`, {}))) > 500)
})

test('a form posted to a URL with extra slashes never redirects to another origin', async () => {
  assert.ok((await leadAll((payload) => lead(`${asPath(payload)}//x`, { form: {} }))) > 500)
})

test('a URL without a locale never redirects to another origin', async () => {
  assert.ok((await leadAll((payload) => lead(asPath(payload), { site: 'EUR' }))) > 500)
})

test('the login redirect parameter never leads to another origin', async () => {
  const loginPath = (payload: string) => `/login?redirect=${encoded(payload)}`
  const form = { op: 'login', ...account }
  await leadAll(async (payload, index) => {
    // Page renders and password hashes are slow, so only a sample is checked.
    if (index % 100 === 0) return lead(loginPath(payload), { form })
    if (index % 10 === 0) return lead(loginPath(payload), { cookie: session })
    return [303, redirectTarget(payload)]
  })
})

test('the preferences form never redirects to another origin', async () => {
  const back = (payload: string) => lead('/preferences', { form: { contrast: 'high', back: payload } })
  assert.equal(await leadAll(back), payloads.length)
})

test('a redirect configured by staff never leads to another origin', async () => {
  const enter = statement(
    'test.redirects',
    `insert into redirect (site, path, target, type)
     select 'USA', '/moved-' || at, target, 301 from unnest($1::text[]) with ordinality as entered (target, at)`,
  )
  const stored = payloads.map((payload) => payload.toWellFormed().replaceAll('\0', ''))
  await db.run(enter, [[...stored, '/plates']])
  await leadAll((_, index) => lead(`/moved-${index + 1}`, {}))
  assert.deepEqual(await lead(`/moved-${payloads.length + 1}`, {}), [301, '/plates'])
})
