import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { after, test, type TestContext } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { openStrictly, createTestDatabase } from '#platform/postgres-for-tests.ts'
import { createPageCache, type PageCache } from '#platform/page-cache/page-cache.ts'
import { cachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { loadBenchData } from '../bench/world.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { createRng } from './rng.ts'
import { servePages } from './roots/pages.ts'
import { proofSize } from './size.ts'
import { forgetfulKeys } from './twins/forgetful-keys.ts'
import { sessionsOn, visitorsOf, type PageVisitor } from './fixtures/page-visitors.ts'
import { seed } from './seed.ts'

/** Each round has a visitor, and other visitors who differ in one property. */
const rounds = proofSize({ full: 3, short: 1 })
const maxPages = proofSize({ full: 10_000, short: 16 })
/** The clock is stopped, so that equal requests get equal pages. */
const now = Date.UTC(2026, 10, 20, 12)

const pagesOf: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  search: ['/search'],
  deals: ['/deals'],
  'new-gear': ['/new-gear'],
  '3-ships-free': ['/3-ships-free'],
  brands: ['/brands'],
  'rogue-catalog': ['/rogue-catalog', '/rogue-catalog?p=3', '/rogue-catalog?p=9999'],
  compare: ['/compare', '/compare/barbells'],
  index: ['/theindex'],
  'index-category': ['/theindex/gear-how-tos', '/theindex/no-such-category'],
  stories: ['/theindex/ryourogue', '/theindex/ryourogue?kind=competition', '/theindex/ryourogue?page=9'],
  'story-form': ['/theindex/ryourogue/submit', '/theindex/ryourogue/submit?sent=1'],
  story: ['/theindex/ryourogue/no-such-story'],
  article: ['/theindex/gear-how-tos/how-to-read-a-barbell', '/theindex/gear-how-tos/no-such-article'],
  'newsletter-signup': ['/newsletter-signup', '/newsletter-signup?saved=1'],
  'newsletter-error': ['/newsletter-error'],
  entity: [
    '/barbells',
    '/multipurpose-bars',
    '/ironwright-garage-bar',
    '/shipping-information',
    '/no-such-page',
    '/Barbells',
    '/barbells;.css',
    '/%62arbells',
    '/barbells%2F',
    '/account;.css',
    '/checkout%2Fshipping',
    '/cart%20',
  ],
  'giftcard-balance': ['/giftcard-balance'],
  'shared-wishlist': ['/wishlist/no-such-key'],
  registry: ['/registry/no-such-key'],
  'registry-search': ['/giftregistry/search/index'],
  'own-registries': [],
  'own-registry': [],
  'registry-step': [],
  'earned-store': [],
  programs: [],
  'stock-alerts': [],
  'stop-stock-mails': [],
  addresses: [],
  'payment-methods': [],
  invoice: [],
  'order-lookup': [],
  variant: [],
  canvas: [],
  'page-canvas': [],
  'page-preview': [],
  'post-preview': ['/__rb__/article?token=none'],
  'variant-page': ['/__variant/kiosk/returns', '/__variant/unknown/returns'],
  'app-orders': [],
  'app-account-orders': [],
  'app-tracking': [],
  tracking: [],
  'return-initiate': [],
  'return-select-items': [],
  'return-confirm': [],
  'return-print': [],
  'payment-link': [],
  'payment-link-bank': [],
  quotes: [],
  quote: [],
  program: [],
  'my-lists': [],
  'login-forgot': [],
  'login-link': [],
  'use-link': [],
  'expired-password': [],
  'reset-password': [],
  'confirm-email': [],
  'add-order': [],
  'own-reviews': [],
  'review-form': [],
  'mps-review': [],
  newsletters: [],
  wishlist: [],
  funnel: [],
  app: [],
  preferences: [],
  form: [],
  'cookie-preferences': [],
  'five-for-five': [],
  cart: [],
  login: [],
  account: [],
  dashboard: [],
  'about-me': [],
  'my-gyms': [],
  'saved-designs': [],
  settings: [],
  orders: [],
  tickets: [],
  order: [],
}

const sharedPages = Object.values(pagesOf).flat()

/** Includes unusual path spellings that browsers may send. */
const ownPages = [
  '/cart',
  '/Cart',
  '/%63art/',
  '/account',
  '/account/dashboard',
  '/ACCOUNT',
  '/%61ccount/orders',
  '/account/about-me',
  '/account/my-gyms',
  '/account/zeus-saved-design',
  '/account/settings',
  '/account/order/100000001',
  '/account/order/100000001/invoice',
  '/account/tickets',
  '/account/wishlist',
  '/account/registry',
  '/account/my-lists',
  '/account/reviews',
  '/account/earned-store',
  '/account/programming',
  '/account/bin',
  '/account/address',
  '/account/payment-methods',
  '/account/programming/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b',
  '/login',
  '/%4Cogin',
  '/checkout',
  '/checkout/shipping',
  '/CHECKOUT/review',
  '/preferences',
  '/cookie-preferences',
  '/five-for-five',
  '/shippingtracker',
  '/rmaprocess/initiate',
  '/mps-review',
  '/newsletters',
  '/Newsletters?token=no-such-link',
  '/MPS-Review?token=no-such-link',
  '/RMAprocess/print',
  '/app/orders',
  '/app/account/orders',
  '/app/tracking',
  '/APP/Tracking?order=100000001',
  '/account/order-lookup',
  '/stop-stock-mails/no-such-link',
  '/payment-link?token=no-such-link',
  '/payment-link/bank/0a1b2c3d4e5f',
]

const { folder } = await buildStorefront()
const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
after(async () => {
  await db.close()
  await drop()
})
await loadBenchData(db)
const sessions = await sessionsOn(db, now)

interface Page {
  status: number
  /** Omits the date, and the length of encoded pages, because frequently requested pages are recompressed. */
  head: string
  body: string
}
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
after(() => agent.destroy())

function read(port: number, site: Site, path: string, { cookies, query, headers }: PageVisitor): Promise<Page> {
  const cookie = cookies.length > 0 ? { cookie: cookies.join('; ') } : {}
  return new Promise((done, fail) => {
    const outgoing = request({
      agent,
      port,
      host: '127.0.0.1',
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers: { ...headers, ...cookie, 'x-site': site },
    })
    outgoing.on('error', fail)
    outgoing.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const { date: _, 'content-length': length, ...others } = response.headers
      const rest = others['content-encoding'] === undefined ? { ...others, 'content-length': length } : others
      const body = decoded(Buffer.concat(chunks), rest['content-encoding'])
      done({ status: response.statusCode!, head: JSON.stringify(rest), body })
    })
    outgoing.end()
  })
}

function decoded(bytes: Buffer, encoding: string | undefined) {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('latin1')
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('latin1')
}

interface Outcome {
  pages: number
  reads: number
  pairs: number
  cached: number
  wrong: string[]
}

function throwIt(error: unknown): never {
  throw error
}

/**
 * Each visitor requests a page before and after every other visitor, and must get the page that an empty cache would
 * return.
 */
async function crossRead(cache: PageCache, pages: readonly Address[]): Promise<Outcome> {
  const outcome: Outcome = { pages: 0, reads: 0, pairs: 0, cached: 0, wrong: [] }
  const cold = createPageCache()
  const catalogs = [cachedCatalog(db, 'index', throwIt), cachedCatalog(db, 'index', throwIt)] as const
  for (const catalog of catalogs) {
    catalog.reset()
    // Until the search index is built, PostgreSQL responds to searches.
    await catalog.index?.whenBuilt()
  }
  const cached = await servePages({ db, dist: folder, now, cache, reads: catalogs[0] })
  const fresh = await servePages({ db, dist: folder, now, cache: cold, reads: catalogs[1] })
  try {
    for (const [index, { site, path }] of pages.entries()) {
      const rng = createRng(seed, index)
      const visitors = Array.from({ length: rounds }, () => visitorsOf(site, sessions[site], rng)).flat()
      const right: Page[] = []
      for (const visitor of visitors) {
        cold.flush()
        right.push(await read(fresh.port, site, path, visitor))
      }
      for (const order of [[...visitors.keys()], [...visitors.keys()].toReversed()]) {
        cache.flush()
        for (const number of order) {
          const page = await read(cached.port, site, path, visitors[number]!)
          outcome.reads++
          const difference = isOwn(path)
            ? differenceOf(withoutKeys(page), withoutKeys(right[number]!), isLoggedIn(visitors[number]!))
            : differenceOf(page, right[number]!, false)
          if (difference)
            outcome.wrong.push(
              `${site} ${path} by visitor ${number} ${JSON.stringify(visitors[number])}: ${difference}`,
            )
        }
        outcome.cached += cache.size().pages
      }
      outcome.pages++
      outcome.pairs += visitors.length * (visitors.length - 1)
    }
    assert.deepEqual([cached.defects, fresh.defects], [[], []])
    return outcome
  } finally {
    await cached.close()
    await fresh.close()
    for (const catalog of catalogs) await catalog.close()
  }
}

interface Address {
  site: Site
  path: string
}

function addresses(paths: readonly string[]): Address[] {
  const rng = createRng(seed, -1)
  return sites
    .flatMap((site) => siteSettings[site].locales.map(({ path }) => ({ site, prefix: path === '' ? '' : `/${path}` })))
    .flatMap(({ site, prefix }) => paths.map((path) => ({ site, path: prefix + path })))
    .map((address) => ({ address, at: rng.below(2 ** 31) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ address }) => address)
}

const isOwn = (path: string) => ownPages.some((own) => path.endsWith(own))

/** Removes generated keys, and also the session cookies of redirects, which depend on which loader redirects first. */
function withoutKeys({ status, head, body }: Page): Page {
  const stableBody = body.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
  const withoutLength = head.replace(/"content-length":"\d+",?/, '')
  const isRedirect = status === 302
  return {
    status,
    head: isRedirect ? withoutLength.replace(/"set-cookie":[^\]]*\],?/, '') : withoutLength,
    body: stableBody,
  }
}

const isLoggedIn = ({ cookies }: PageVisitor) => cookies.some((line) => line.startsWith('sid_'))

function differenceOf(page: Page, right: Page, mayShowName: boolean): string | undefined {
  if (page.status !== right.status) return `${page.status} instead of ${right.status}`
  if (!mayShowName && page.body.includes('Crossreader')) return 'shows who is logged in'
  if (page.body !== right.body) {
    let at = 0
    while (page.body[at] === right.body[at]) at++
    const [from, to] = [Math.max(0, at - 40), at + 80]
    return `from byte ${at} on “${page.body.slice(from, to)}” instead of “${right.body.slice(from, to)}”`
  }
  return page.head === right.head ? undefined : `headers ${page.head} instead of ${right.head}`
}

function report(t: TestContext, { pages, reads, pairs, cached, wrong }: Outcome) {
  t.diagnostic(
    `${pages} pages, SEED=${seed}: ${reads} reads of ${cached} cached pages for ${pairs} pairs of visitors, ${wrong.length} wrong`,
  )
}

test('the tested pages include every route of the storefront', () => {
  const text = ['routes', 'lazy-routes']
    .map((name) => readFileSync(new URL(`../storefront/${name}.ts`, import.meta.url), 'utf8'))
    .join('')
  const ids = [...text.matchAll(/\bpage\(\s*'([\w-]+)'/g)].map(([, id]) => id)
  assert.deepEqual(new Set(Object.keys(pagesOf)), new Set(ids))
})

test('a cached page equals the page that another visitor would get without a cache', async (t) => {
  const outcome = await crossRead(createPageCache(), addresses(sharedPages).slice(0, maxPages))
  report(t, outcome)
  assert.deepEqual(outcome.wrong.slice(0, 10), [])
})

test('personal pages are never cached, regardless of the spelling of their path', async (t) => {
  const outcome = await crossRead(createPageCache(), addresses(ownPages).slice(0, maxPages))
  report(t, outcome)
  assert.deepEqual([outcome.cached, outcome.wrong.slice(0, 10)], [0, []])
})

const priced = addresses(sharedPages)
  .filter(({ site, path }) => site === 'EUR' && /bars?$/.test(path))
  .slice(0, 16)

/** Expected location of the first differing byte, by the part that the cache key omits. */
const differs = {
  country: /: from byte \d+ on “.*(?:#globe"|"price":|€)/s,
  contrast: /: from byte \d+ on “.*data-contrast/s,
}

for (const omitted of ['country', 'contrast'] as const) {
  test(`the page check detects cache keys that omit the ${omitted}`, async (t) => {
    const outcome = await crossRead(forgetfulKeys(createPageCache(), omitted), priced)
    report(t, outcome)
    const caught = outcome.wrong.filter((problem) => differs[omitted].test(problem))
    assert.notDeepEqual(caught, [], `twin not caught: ${outcome.wrong.length} other problems`)
  })
}
