import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test, type TestContext } from 'node:test'
import type { Store } from '#contract/store.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import { statement } from '#platform/database.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { createApp } from '#services/call/app.ts'
import { readingCatalog } from '#services/wiring/catalog-reads.ts'
import { storeRoutes } from '#services/routes.ts'
import { hashPassword } from '#services/sessions/passwords.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { identifyBy } from '#services/sessions/identify.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { ask } from './asking.ts'
import { password } from './belongings.ts'
import { servePages } from './roots/pages.ts'
import { proveScale } from './scale.ts'
import { hastyLogin } from './twins/hasty-login.ts'
import { drawBelow } from './random.ts'

/** Answers of each kind that are timed, one after the other. */
const samples = proveScale({ full: 300, short: 24 })
/** So unlikely must it be that chance alone made the two kinds differ; a short proof runs often, and must not cry wolf. */
const level = proveScale({ full: 0.01, short: 0.00001 })
/** A difference of medians that nobody sees over a network. */
const unseenMs = 2

const shop = await openTestShop([])
const { db, deps, clock } = shop
const { folder } = await buildStorefront()
const pages = await servePages({
  db,
  dist: folder,
  cache: createPageCache(),
  reads: readingCatalog(db),
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
    identify: identifyBy(db),
    limit: async () => {},
    report: assert.ifError,
  })

/** One way to tell the store an e-mail; the answer is its status, headers and body. */
type Door = (email: string) => Promise<string>

const nobody = { name: 'nobody', site: 'USA', cookie: '', account: null, prepare: null } as const
const call =
  (app: ReturnType<typeof appOf>, name: keyof Store, body: object): Door =>
  async (email) => {
    const { status, headers, text } = await ask(app, nobody, name, { body: { email, ...body } })
    return [status, headers, text].join('\n')
  }
const form =
  (path: string, fields: Record<string, string>): Door =>
  async (email) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      // What is compressed is longer or shorter by the e-mail alone.
      headers: {
        'x-site': 'USA',
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'accept-encoding': 'identity',
      },
      body: new URLSearchParams({ email, ...fields }).toString(),
    })
    const headers = [...answer.headers].filter(([header]) => header !== 'date' && header !== 'set-cookie')
    return [answer.status, ...headers.map((header) => header.join(': ')), await answer.text()].join('\n')
  }

const wrong = { password: 'not this one, but long' }
const person = { password, firstname: 'Ann', lastname: 'Lee' }
const doorsOf = (app: ReturnType<typeof appOf>): Record<string, Door> => ({
  'log-in, call': call(app, 'POST /svc_session/session/login', wrong),
  'log-in, form': form('/login', { ...wrong, op: 'login' }),
  'new account, call': call(app, 'POST /svc_customer/customer', person),
  'new account, form': form('/login', { ...person, op: 'create' }),
  'newsletter, call': call(app, 'POST /svc_ssr/newsletters/subscribe', {
    userId: null,
    newsletters: newsletterKeys('USA').map((key) => newsletterId('USA', key)),
  }),
  'newsletter, form': form('/newsletter-signup', {}),
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
const forgetGuesses = statement('proof.forget-guesses', 'delete from login_delay')

/** E-mails of one length: a page says the one that was entered. */
const emails = () => Array.from({ length: samples + 4 }, () => `${randomUUID()}@accounts.example`)

/** The same door asked with e-mails that the store knows and such that it does not, in an order that chance makes. */
async function compare(door: Door) {
  const [known, unknown] = [emails(), emails()]
  await db.run(enterCustomers, [known, passwordHash])
  await db.run(enterReaders, [known, newsletterKeys('USA').map((key) => newsletterId('USA', key))])
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const [index, email] of known.entries()) {
    const both = [['known', email] as const, ['unknown', unknown[index]!] as const]
    for (const [kind, asked] of drawBelow(2) === 0 ? both : both.toReversed()) {
      // All asked from one address, and nobody is to wait for the guesses of the proof.
      await db.run(forgetGuesses, [])
      const from = performance.now()
      const answer = await door(asked)
      times[kind].push(performance.now() - from)
      answers.add(answer.replaceAll(asked, '…').replaceAll(encodeURIComponent(asked), '…'))
    }
  }
  // The first ones find connections to make and code to compile.
  const [one, other] = [times.known.slice(4), times.unknown.slice(4)]
  const difference = Math.abs(medianOf(one) - medianOf(other))
  const chance = chanceOf(one, other)
  const slower = medianOf(one) > medianOf(other) ? 'known' : 'unknown'
  return { answers: [...answers], difference, chance, differs: difference >= unseenMs && chance <= level, slower }
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

/** How likely two series of one kind are to differ as much (Mann-Whitney, two-sided, by the normal distribution). */
function chanceOf(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))]
  const ranks = ranked.toSorted((a, b) => a.time - b.time).map(({ isOne }, index) => (isOne ? index + 1 : 0))
  const [n, m] = [one.length, other.length]
  const u = ranks.reduce((sum, rank) => sum + rank, 0) - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * upperTail(z)
}

/** Of the normal distribution, good to seven digits (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

function tell(t: TestContext, name: string, { difference, chance }: Awaited<ReturnType<typeof compare>>) {
  t.diagnostic(
    `${name}: ${samples} + ${samples}, medians ${difference.toFixed(2)} ms apart, p ${chance.toPrecision(2)}`,
  )
}

test('no answer and no time tells whether an e-mail has an account or a subscription', async (t) => {
  for (const [name, door] of Object.entries(doorsOf(appOf(storeRoutes(deps))))) {
    const found = await compare(door)
    tell(t, name, found)
    assert.deepEqual(found.answers.length, 1, `${name}: ${found.answers.slice(0, 2).join('\n---\n')}`)
    assert.equal(found.differs, false, `${name} tells by its time`)
  }
})

test('the twin that hashes nothing for who has no account is caught', async (t) => {
  const found = await compare(doorsOf(appOf(hastyLogin(deps)))['log-in, call']!)
  tell(t, 'log-in, call', found)
  assert.equal(found.differs, true, 'twin not caught: both kinds take as long')
  assert.equal(found.slower, 'known')
})
