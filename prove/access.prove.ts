import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { Call } from '#contract/kernel/call.ts'
import { checkAnswer } from '#contract/client/check-response.ts'
import type { LooseCall } from '#contract/client/send.ts'
import { lists } from '#contract/lists.ts'
import { store, type Store } from '#contract/store.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { createApp } from '#services/call/app.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { storeRoutes } from '#services/routes.ts'
import { identifyBy } from '#services/sessions/identify.ts'
import { testWallets } from '#platform/payments/wallets-for-tests.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { putDemoGiftCards } from '../db/demo/gift-cards.ts'
import { ask, idsAt, withId, type Answer, type App } from './asking.ts'
import { shoppersOn, type Shopper } from './callers.ts'
import { missing, type Belongings } from './belongings.ts'
import { exampleOf } from './examples.ts'
import { idsOf, type IdKind } from './ids.ts'
import { proveScale } from './scale.ts'
import { bareListRead } from './twins/bare-list-read.ts'

const plenty = testVariant('IW-PL-20', { stock: testStock({ onHand: 1_000_000 }) })
const products = testProducts.map((each) =>
  each.id === 7 ? testProduct(7, 'iron-plate', { variants: [plenty] }) : each,
)
const shop = await openTestShop(products)
const { payments } = await withPayPal(shop)
await shop.db.transaction((tx) => putDemoGiftCards(tx, shop.deps.giftCards))
const names = Object.keys(store) as (keyof Store)[]
const listCalls = names.filter((name) => name in lists)
const provedSites = sites.slice(0, proveScale({ full: sites.length, short: 1 }))

/** Of the shoppers who have something, the first: guests, then customers. */
const provedOwners = proveScale({ full: 5, short: 3 })

type Names = readonly (keyof Store)[]
type Routes = ReturnType<typeof storeRoutes>

function appOf(routes: Routes) {
  const defects: unknown[] = []
  const app = createApp(routes, {
    brand: 'Ironwright',
    clock: shop.clock,
    siteOf: ({ req }) => (req.header('x-test-site') ?? 'USA') as Site,
    isHttps: () => false,
    ipOf: () => '127.0.0.1',
    identify: identifyBy(shop.db),
    limit: async () => {},
    report: (defect) => defects.push(defect),
  })
  return { app, defects }
}

const places = (name: keyof Store, ...kinds: IdKind[]) =>
  Object.entries<IdKind>(idsOf[name]).flatMap(([path, kind]) => (kinds.includes(kind) ? [path] : []))

/** What somebody alone may read: their ids, and their words. */
function secretsOf({
  mark,
  listId,
  itemId,
  orderId,
  cardToken,
  reviewId,
  photoId,
  programId,
  registryId,
  binId,
  addressId,
  storedCardId,
  quotedId,
}: Belongings) {
  return [
    mark,
    listId,
    itemId,
    `"${orderId}"`,
    cardToken,
    reviewId,
    photoId,
    programId,
    registryId,
    binId,
    addressId,
    ...(storedCardId === null ? [] : [storedCardId]),
    quotedId,
  ]
}

interface Found {
  cells: number
  own: number
  compared: number
  wrong: string[]
}

/** Every call, by everybody, on what is theirs, somebody else's and nobody's. */
async function judge({ app, defects }: ReturnType<typeof appOf>, asked: Names = names): Promise<Found> {
  const found: Found = { cells: 0, own: 0, compared: 0, wrong: [] }
  for (const site of provedSites) {
    const elsewhere = sites[(sites.indexOf(site) + 1) % sites.length]!
    const shoppers = await shoppersOn(shop, site, elsewhere)
    for (const [index, shopper] of shoppers.entries()) {
      await judgeOwn(app, asked, shopper, shoppers[(index + 1) % shoppers.length]!, found)
    }
    const having = await Promise.all(
      shoppers.map(async (shopper) => ({ shopper, own: shopper.prepare ? await shopper.prepare() : null })),
    )
    for (const asking of having) {
      for (const owner of having.filter(({ own }) => own !== null).slice(0, provedOwners)) {
        if (owner.own && owner !== asking) await judgeForeign(app, asked, asking, { ...owner, own: owner.own }, found)
      }
    }
    await judgePublic(app, asked, shoppers, having[0]!.own!, found)
  }
  assert.deepEqual(defects, [])
  return found
}

// How often somebody may guess is proved elsewhere: here each asks more often than any shopper would.
const forgetTries = statement('prove.forget-tries', 'delete from counted_try')

/**
 * Their own works, its answer is of the declared shape, and no cache between may keep it. Who repeats it with the same key
 * is told nothing of what was kept for the first one.
 */
async function judgeOwn(app: App, asked: Names, shopper: Shopper, other: Shopper, found: Found) {
  await shop.db.run(forgetTries, [])
  for (const name of asked.filter(isJudged)) {
    if (!shopper.prepare) return
    const call: Call = store[name]
    const own = await shopper.prepare()
    const sent = { ...exampleOf[name](own), key: randomUUID() }
    const answer = await ask(app, shopper, name, sent)
    found.cells++
    found.own++
    const hasNone = (!shopper.account && ofCustomers.has(name)) || (shopper.site !== 'USA' && ofUsa.has(name))
    const expected =
      call.access === 'staff' || hasNone
        ? 404
        : call.access === 'customer' && !shopper.account
          ? 401
          : (call.status ?? 200)
    const cell = `${name} by ${shopper.name} on their own`
    if (answer.status !== expected) found.wrong.push(`${cell}: ${answer.status} ${answer.text.slice(0, 200)}`)
    checkAnswer(store, name, answer.status, answer.text === '' ? null : JSON.parse(answer.text))
    checkPrivate(cell, answer, found)
    const repeat = await ask(app, other, name, sent)
    found.cells++
    checkUntold(`${name} by ${other.name} with the key of ${shopper.name}`, repeat, sent, secretsFrom(name, own), found)
  }
}

/** Calls that anybody may make about what only customers have. */
const ofCustomers: ReadonlySet<keyof Store> = new Set(['GET /svc_registry/shared/{urlKey}'])

/** Calls about what one site alone has. */
const ofUsa: ReadonlySet<keyof Store> = new Set(['POST /svc_content/issue-requests'])

/** What a call tells to whoever holds the key that it asks for: a shared registry is bought from by its id. */
const toldToHolders: Partial<Record<keyof Store, (own: Belongings) => string>> = {
  'GET /svc_registry/shared/{urlKey}': ({ registryId }) => registryId,
}

/** What of an owner nobody else may be told by a call. */
function secretsFrom(name: keyof Store, own: Belongings): string[] {
  return secretsOf(own).filter((secret) => secret !== toldToHolders[name]?.(own))
}

/** Logging in and out change who asks, and are proved by their own tests. */
function isJudged(name: keyof Store) {
  return store[name].access !== 'public' && !name.startsWith('POST /svc_session')
}

function checkUntold(cell: string, { text }: Answer, sent: LooseCall, secrets: readonly string[], found: Found) {
  const named = JSON.stringify(sent)
  const told = secrets.filter((secret) => text.includes(secret) && !named.includes(secret.replaceAll('"', '')))
  if (told.length > 0) found.wrong.push(`${cell}: tells ${told.join(', ')}`)
}

function checkPrivate(cell: string, { headers }: Answer, found: Found) {
  if (!headers.includes('cache-control: private, no-store')) found.wrong.push(`${cell}: may be kept by a cache`)
}

interface Having {
  shopper: Shopper
  own: Belongings | null
}

/** Somebody else's is as if it were not there, byte for byte, tells nothing of it, and leaves it as it was. */
async function judgeForeign(
  app: App,
  asked: Names,
  { shopper, own }: Having,
  owner: Having & { own: Belongings },
  found: Found,
) {
  await shop.db.run(forgetTries, [])
  const before = await stateOf(app, owner)
  const account = owner.shopper.account === shopper.account ? [] : accountOf(owner)
  for (const name of asked.filter(isJudged)) {
    for (const { cell, foreign, absent, isEqual } of pairs(name, own, owner.own)) {
      const label = `${name} by ${shopper.name} on ${cell} of ${owner.shopper.name}`
      const [one, other] = [await ask(app, shopper, name, foreign), await ask(app, shopper, name, absent)]
      found.cells += 2
      for (const answer of [one, other]) checkPrivate(label, answer, found)
      checkUntold(label, one, foreign, [...secretsFrom(name, owner.own), ...account], found)
      if (!isEqual) continue
      found.compared++
      if (sameBut(name, one, foreign) !== sameBut(name, other, absent)) {
        found.wrong.push(
          `${label}: ${one.status} ${one.text.slice(0, 120)} is not ${other.status} ${other.text.slice(0, 120)}`,
        )
      }
    }
  }
  if ((await stateOf(app, owner)) !== before) found.wrong.push(`${shopper.name} changed what ${owner.shopper.name} has`)
}

function accountOf({ shopper }: Having) {
  return shopper.account ? [shopper.account] : []
}

/** The requests to compare: all ids another's, and each for itself in a request that is right otherwise. */
function* pairs(name: keyof Store, own: Belongings | null, theirs: Belongings) {
  const none = missing(theirs)
  const [foreign, absent] = [exampleOf[name](theirs), exampleOf[name](none)]
  const owned = places(name, 'list', 'item', 'order', 'program', 'review', 'bin', 'address', 'storedCard')
  const held = places(name, 'quote', 'card')
  yield { cell: 'all', foreign, absent, isEqual: owned.length > 0 }
  if ('versioned' in store[name]) {
    const version = 1_000
    yield { cell: 'another version', foreign: { ...foreign, version }, absent: { ...absent, version }, isEqual: true }
  }
  if (!own) return
  const right = exampleOf[name](own)
  for (const path of owned) {
    if (owned.length + held.length === 1) break
    // Whose request names none of it has nothing to take for another's.
    if (idsAt(foreign, path).length === 0) continue
    yield {
      cell: path,
      foreign: withId(right, path, idsAt(foreign, path)[0]),
      absent: withId(right, path, idsAt(absent, path)[0]),
      isEqual: true,
    }
  }
  for (const path of places(name, 'claim')) {
    const isStorableText = typeof idsAt(right, path)[0] === 'string'
    const [one, nobody] = isStorableText ? [theirs.mark, randomUUID()] : [1, 2_000_000_000]
    yield { cell: path, foreign: withId(right, path, one), absent: withId(right, path, nobody), isEqual: true }
  }
}

/** An answer but for the ids that its request named itself, and for what counts the writes to a list. */
function sameBut(name: keyof Store, { status, headers, text }: Answer, sent: LooseCall) {
  const ids = places(name, 'list', 'item', 'order', 'program', 'review', 'bin', 'address', 'storedCard').flatMap(
    (path) => idsAt(sent, path),
  )
  const masked = ids.reduce<string>((said, id) => said.replaceAll(String(id), '…'), text)
  return [status, headers, masked.replace(/"(?:version|activeCartTs)":\d+/g, '')].join('\n')
}

/** All that an owner sees of what they have. */
async function stateOf(app: App, { shopper, own }: Having) {
  const answers: string[] = []
  const reads = [
    'GET /svc_list/lists',
    'GET /svc_checkout/checkout/{listId}',
    'GET /svc_checkout/order/{orderId}',
    'GET /svc_programming/programs/{id}',
    'GET /svc_bin/bin',
    'GET /svc_customer/customer/address',
    'GET /svc_customer/customer/credit-cards',
  ] as const
  for (const name of reads) answers.push((await ask(app, shopper, name, exampleOf[name](own!))).text)
  return answers.join('\n')
}

/** What is public is the same for everybody of a site, and sets no cookie. */
async function judgePublic(app: App, asked: Names, shoppers: readonly Shopper[], own: Belongings, found: Found) {
  const here = shoppers.filter(({ site }) => site === own.site)
  for (const name of asked.filter((each) => store[each].access === 'public')) {
    const answers = new Set<string>()
    for (const shopper of here) {
      const { status, headers, text } = await ask(app, shopper, name, exampleOf[name](own))
      found.cells++
      answers.add([status, headers, text.replace(/"(?:rid|ts|dt)":[^,]*/g, '')].join('\n'))
    }
    if (answers.size !== 1) found.wrong.push(`${name} is not the same for everybody`)
    if ([...answers].some((each) => each.includes('set-cookie'))) found.wrong.push(`${name} sets a cookie`)
  }
}

function tell(t: TestContext, calls: number, { cells, own, compared, wrong }: Found) {
  t.diagnostic(
    `${calls} calls on ${provedSites.length} sites: ${cells} requests, ${own} on their own, ${compared} pairs of foreign and missing, ${wrong.length} wrong`,
  )
}

test('nobody reads, changes or learns of what is not theirs: a foreign id answers as a missing one does', async (t) => {
  const found = await judge(
    appOf(storeRoutes({ ...shop.deps, payments: { ...payments, walletsOf: () => testWallets([]) } })),
  )
  tell(t, names.length, found)
  assert.deepEqual(found.wrong, [])
})

test('the twin that reads a list by its bare id is caught', async (t) => {
  const found = await judge(appOf(bareListRead(shop.deps)), listCalls)
  tell(t, listCalls.length, found)
  const foreign = found.wrong.filter((each) => /^GET \/svc_list\/lists\/\{id\} .*: 200 .* is not 404 /.test(each))
  assert.notDeepEqual(foreign, [], `twin not caught: ${found.wrong.length} other problems`)
})
