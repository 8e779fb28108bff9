import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test, type TestContext } from 'node:test'
import type { Store } from '#contract/store.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import { statement } from '#platform/database.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { createApp } from '#services/call/app.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { storeRoutes } from '#services/routes.ts'
import { hashPassword } from '#services/sessions/passwords.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { sendCall } from './http/send-call.ts'
import { password } from './fixtures/shopper-fixture.ts'
import { servePages } from './roots/pages.ts'
import { proofSize } from './size.ts'
import { hastyLogin } from './twins/hasty-login.ts'
import { randomBelow } from './seed.ts'

const samples = proofSize({ full: 300, short: 24 })
/** Short proofs run often, so they use a stricter significance level to avoid false alarms. */
const level = proofSize({ full: 0.01, short: 0.00001 })
/** A difference between medians that is too small to measure over a network. */
const hiddenMs = 2

const shop = await openTestShop([])
const { db, deps, clock } = shop
const { folder } = await buildStorefront()
const pages = await servePages({
  db,
  dist: folder,
  cache: createPageCache(),
  reads: uncachedCatalog(db),
  now: clock(),
})
after(() => pages.close())
const origin = `http://127.0.0.1:${pages.port}`
const passwordHash = await hashPassword(password)

const appOf = (routes: ReturnType<typeof storeRoutes>) =>
  createApp(routes, {
    brand: 'Ironwright',
    clock,
    siteOf: () => 'USA',
    isHttps: () => false,
    ipOf: () => '127.0.0.1',
    identify: createCallerIdentifier(db),
    limit: async () => {},
    report: assert.ifError,
  })

type Submit = (email: string) => Promise<string>

const stranger = { name: 'stranger', site: 'USA', cookie: '', account: null, prepare: null } as const
const call =
  (app: ReturnType<typeof appOf>, name: keyof Store, body: object): Submit =>
  async (email) => {
    const { status, headers, text } = await sendCall(app, stranger, name, { body: { email, ...body } })
    return [status, headers, text].join('\n')
  }
const form =
  (path: string, fields: Record<string, string>): Submit =>
  async (email) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      // Disables compression, because the length of a compressed page would depend on the email.
      headers: {
        'x-site': 'USA',
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'accept-encoding': 'identity',
      },
      body: new URLSearchParams({ email, ...fields }).toString(),
    })
    const headers = [...response.headers].filter(([header]) => header !== 'date' && header !== 'set-cookie')
    return [response.status, ...headers.map((header) => header.join(': ')), await response.text()].join('\n')
  }

const wrong = { password: 'not this one, but long' }
const person = { password, firstname: 'Ann', lastname: 'Lee' }
const endpointsOf = (app: ReturnType<typeof appOf>): Record<string, Submit> => ({
  'login, call': call(app, 'POST /svc_session/session/login', wrong),
  'login, form': form('/login', { ...wrong, op: 'login' }),
  'new account, call': call(app, 'POST /svc_customer/customer', { ...person, ...wrong }),
  'new account, form': form('/login', { ...person, op: 'create' }),
  'forgotten password, call': call(app, 'POST /svc_customer/customer/forgot-password', {}),
  'forgotten password, form': form('/login/forgot', {}),
  'newsletter, call': call(app, 'POST /svc_ssr/newsletters/subscribe', {
    userId: null,
    newsletters: newsletterKeys('USA').map((key) => newsletterId('USA', key)),
  }),
  'link to newsletters, call': call(app, 'POST /svc_ssr/newsletters/link', {}),
  'newsletter, form': form('/newsletter-signup', { newsletters: 'newsletter' }),
})

const enterCustomers = statement(
  'proof.customers',
  `insert into customer (email, password_hash, firstname, lastname) select email, $2, 'Ann', 'Lee' from unnest($1::text[]) as email`,
)
const enterReaders = statement(
  'proof.readers',
  `insert into newsletter_subscription (site, email, list_id, state)
   select 'USA', email, list_id, 'subscribed' from unnest($1::text[]) as email, unnest($2::text[]) as list_id`,
)
const resetLoginDelays = statement('proof.forget-guesses', 'delete from login_delay')

/** Emails have equal lengths, because pages repeat them. */
const emails = () => Array.from({ length: samples + 4 }, () => `${randomUUID()}@accounts.example`)

async function compare(submit: Submit) {
  const [known, unknown] = [emails(), emails()]
  await db.run(enterCustomers, [known, passwordHash])
  await db.run(enterReaders, [known, newsletterKeys('USA').map((key) => newsletterId('USA', key))])
  const times = { known: [] as number[], unknown: [] as number[] }
  const responses = new Set<string>()
  for (const [index, email] of known.entries()) {
    const both = [['known', email] as const, ['unknown', unknown[index]!] as const]
    for (const [kind, submitted] of randomBelow(2) === 0 ? both : both.toReversed()) {
      // All requests share one IP address, so the login delay would grow.
      await db.run(resetLoginDelays, [])
      const from = performance.now()
      const response = await submit(submitted)
      times[kind].push(performance.now() - from)
      responses.add(response.replaceAll(submitted, '…').replaceAll(encodeURIComponent(submitted), '…'))
    }
  }
  // The first samples include connecting and compiling.
  const [one, other] = [times.known.slice(4), times.unknown.slice(4)]
  const difference = Math.abs(medianOf(one) - medianOf(other))
  const chance = chanceOf(one, other)
  const slower = medianOf(one) > medianOf(other) ? 'known' : 'unknown'
  return { responses: [...responses], difference, chance, differs: difference >= hiddenMs && chance <= level, slower }
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

/** Returns the p-value of a two-sided Mann-Whitney test. */
function chanceOf(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))]
  const ranks = ranked.toSorted((a, b) => a.time - b.time).map(({ isOne }, index) => (isOne ? index + 1 : 0))
  const [n, m] = [one.length, other.length]
  const u = ranks.reduce((sum, rank) => sum + rank, 0) - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * upperTail(z)
}

/** Abramowitz and Stegun 26.2.17, accurate to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

function report(t: TestContext, name: string, { difference, chance }: Awaited<ReturnType<typeof compare>>) {
  t.diagnostic(
    `${name}: ${samples} + ${samples}, medians ${difference.toFixed(2)} ms apart, p ${chance.toPrecision(2)}`,
  )
}

test('neither a response nor its timing reveals whether an email has an account or a subscription', async (t) => {
  for (const [name, submit] of Object.entries(endpointsOf(appOf(storeRoutes(deps))))) {
    const found = await compare(submit)
    report(t, name, found)
    assert.deepEqual(found.responses.length, 1, `${name}: ${found.responses.slice(0, 2).join('\n---\n')}`)
    assert.equal(found.differs, false, `${name} reveals it by its time`)
  }
})

test('the twin that hashes no password for unknown emails is caught: it responds more slowly to known emails', async (t) => {
  const found = await compare(endpointsOf(appOf(hastyLogin(deps)))['login, call']!)
  report(t, 'log-in, call', found)
  assert.equal(found.differs, true, 'twin not caught: both kinds take as long')
  assert.equal(found.slower, 'known')
})
