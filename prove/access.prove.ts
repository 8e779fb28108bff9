import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { Call } from '#contract/kernel/call.ts'
import { checkResponse } from '#contract/client/check-response.ts'
import type { LooseCall } from '#contract/client/send.ts'
import { lists } from '#contract/lists.ts'
import { store, type Store } from '#contract/store.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { createApp } from '#services/call/app.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { testWallets } from '#platform/payments/wallets-for-tests.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { addDemoGiftCards } from '../db/demo/shoppers/gift-cards.ts'
import { sendCall, type CallResponse, type App } from './http/send-call.ts'
import { valuesAt, withValueAt } from './inputs/id-paths.ts'
import { callersOn, type Caller } from './fixtures/callers.ts'
import { missingFixture, type ShopperFixture } from './fixtures/shopper-fixture.ts'
import { exampleOf } from './fixtures/call-examples.ts'
import { idsOf, type IdKind } from './fixtures/call-ids.ts'
import { randomBelow } from './seed.ts'
import { proofSize } from './size.ts'
import { bareListRead } from './twins/bare-list-read.ts'

const ample = testVariant('IW-PL-20', { stock: testStock({ onHand: 1_000_000 }) })
const products = testProducts.map((each) =>
  each.id === 7 ? testProduct(7, 'iron-plate', { variants: [ample] }) : each,
)
const shop = await openTestShop(products)
const { payments } = await withPayPal(shop)
await shop.db.transaction((tx) => addDemoGiftCards(tx, shop.deps.giftCards))
const offerReturns = statement(
  'prove.offer-returns',
  `insert into flag (key, feature) values ('enable-eu-returns', '{"defaultValue": true}')`,
)
await shop.db.run(offerReturns, [])
// The shop does not serve back office calls; services/call/identity/roles.test.ts tests them.
const names = (Object.keys(store) as (keyof Store)[]).filter((name) => !name.includes(' /svc_admin/'))
const listCalls = names.filter((name) => name in lists)
// One site takes six minutes. In a full run, the seed chooses two, so that a few runs cover all sites.
const firstSite = proofSize({ full: randomBelow(sites.length), short: 0 })
const testedSites = [...sites, ...sites].slice(firstSite, firstSite + proofSize({ full: 2, short: 1 }))
const everyOwner = proofSize({ full: 1, short: 0 }) === 1

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
    identify: createCallerIdentifier(shop.db),
    limit: async () => {},
    report: (defect) => defects.push(defect),
  })
  return { app, defects }
}

const idPaths = (name: keyof Store, ...kinds: IdKind[]) =>
  Object.entries<IdKind>(idsOf[name]).flatMap(([path, kind]) => (kinds.includes(kind) ? [path] : []))

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
}: ShopperFixture) {
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

interface Report {
  requests: number
  own: number
  compared: number
  wrong: string[]
}

async function checkAccess({ app, defects }: ReturnType<typeof appOf>, calls: Names = names): Promise<Report> {
  const found: Report = { requests: 0, own: 0, compared: 0, wrong: [] }
  for (const site of testedSites) {
    const elsewhere = sites[(sites.indexOf(site) + 1) % sites.length]!
    const callers = await callersOn(shop, site, elsewhere)
    for (const [index, caller] of callers.entries()) {
      await checkOwn(app, calls, caller, callers[(index + 1) % callers.length]!, found)
    }
    const prepared = await Promise.all(
      callers.map(async (caller) => ({ caller, own: caller.prepare ? await caller.prepare() : null })),
    )
    for (const caller of prepared) {
      for (const owner of ownersFor(caller, prepared)) {
        if (owner.own) await checkForeign(app, calls, caller, { ...owner, own: owner.own }, found)
      }
    }
    await checkPublic(app, calls, callers, prepared[0]!.own!, found)
  }
  assert.deepEqual(defects, [])
  return found
}

// The proof's callers would exceed the attempt limits.
const resetAttempts = statement('prove.forget-tries', 'delete from counted_try')
// Two callers share an account, and an account can have only one open export.
const resetExports = statement('prove.forget-exports', 'delete from privacy_export')

/**
 * Returns the owners of data that a caller tries to reach: all owners in a full run. A short run uses the next owner in
 * a ring, the same account's other site, or one customer for callers without a valid session.
 */
function ownersFor(caller: PreparedCaller, prepared: readonly PreparedCaller[]): PreparedCaller[] {
  const owners = prepared.filter(({ own }) => own !== null)
  if (everyOwner) return owners.filter((owner) => owner !== caller)
  const customer = owners.filter((owner) => owner.caller.name === 'customer' && owner !== caller)
  if (!caller.own) return customer
  const next = owners[(owners.indexOf(caller) + 1) % owners.length]!
  return caller.caller.name === 'customer elsewhere' ? [next, ...customer] : [next]
}

/**
 * Checks that a caller's own data has the declared shape and is private, and that another caller's retry reveals
 * nothing.
 */
async function checkOwn(app: App, calls: Names, caller: Caller, other: Caller, found: Report) {
  await shop.db.run(resetAttempts, [])
  await shop.db.run(resetExports, [])
  const { prepare } = caller
  if (!prepare) return
  const isRead = (name: keyof Store) => name.startsWith('GET ')
  const tested = calls.filter(isTested)
  let own = await prepare()
  // Reads come first and share data. After a write that was not refused, the next write gets new data.
  let isChanged = true
  for (const name of [...tested.filter(isRead), ...tested.filter((each) => !isRead(each))]) {
    const call: Call = store[name]
    if (!isRead(name) && isChanged) own = await prepare()
    const request = { ...exampleOf[name](own), key: randomUUID() }
    const response = await sendCall(app, caller, name, request)
    found.requests++
    found.own++
    const hasNone =
      (!caller.account && onCustomerData.has(name)) ||
      (caller.site !== 'USA' && onUsaData.has(name)) ||
      hasNoChat(caller.site, name)
    const expected =
      call.access === 'staff' || hasNone
        ? 404
        : call.access === 'customer' && !caller.account
          ? 401
          : (statusOnOwn[name] ?? call.status ?? 200)
    const label = `${name} by ${caller.name} on own data`
    if (response.status !== expected) found.wrong.push(`${label}: ${response.status} ${response.text.slice(0, 200)}`)
    checkResponse(store, name, response.status, response.text === '' ? null : JSON.parse(response.text))
    checkPrivate(label, response, found)
    const retry = await sendCall(app, other, name, request)
    found.requests++
    isChanged = Math.min(response.status, retry.status) < 400
    const retryLabel = `${name} by ${other.name} with the key of ${caller.name}`
    checkRevealsNothing(retryLabel, retry, request, secretsFrom(name, own), found)
  }
}

const onCustomerData: ReadonlySet<keyof Store> = new Set([
  'GET /svc_registry/shared/{urlKey}',
  'POST /svc_registry/shared/{urlKey}/unlock',
])
const deletionOfAccount: keyof Store = 'POST /svc_customer/privacy/deletion'
/** Status codes of calls that the shop refuses because of the callers' data. */
const statusOnOwn: Readonly<Partial<Record<keyof Store, number>>> = {
  // The orders are paid, not delivered, and partly claimed by a return.
  'POST /svc_rma/orders/{orderId}/estimate': 409,
  'POST /svc_rma/orders/{orderId}/returns': 409,
  'POST /svc_checkout/order/{orderId}/cancel': 409,
  // The test shop has no pages.
  'GET /svc_content/cms/page/{id}/segments': 404,
  // No story is published.
  'POST /svc_story/stories/{id}/reports': 404,
  // The callers can cancel their orders without a request.
  'POST /svc_checkout/order/{orderId}/requests/cancel': 409,
  // No unit of the orders has shipped.
  'PUT /svc_review/mailed/{productId}': 404,
  'POST /svc_review/mailed/{productId}/photos': 404,
  // The programs have no workouts.
  'PUT /svc_programming/programs/{id}/workouts/{week}/{day}': 404,
  // The wishlist is open.
  'POST /svc_list/lists/{id}/reopen': 404,
  // The programs are active.
  [deletionOfAccount]: 409,
  // The previous caller's retry has already sent a proof.
  'POST /svc_customer/verification': 409,
  // The callers have no emailed link, passkey, or confirmed email.
  'POST /svc_customer/customer/forgot-password/check': 422,
  'POST /svc_customer/customer/forgot-password/reset': 422,
  'POST /svc_customer/customer/email/check': 422,
  'POST /svc_customer/customer/email/confirm': 422,
  'POST /svc_customer/passkeys': 422,
  'PATCH /svc_customer/passkeys/{id}': 404,
  'DELETE /svc_customer/passkeys/{id}': 404,
  'POST /svc_checkout/order-claims': 404,
}
const onUsaData: ReadonlySet<keyof Store> = new Set(['POST /svc_content/issue-requests'])

/** Returns true for a chat call on a site without chat. */
const hasNoChat = (site: Site, name: keyof Store) =>
  !siteSettings[site].features.chat && name.includes(' /svc_ssr/chat')

/** Anyone with a registry's id may see it, because they buy gifts with it. */
const returnedToHolders: Partial<Record<keyof Store, (own: ShopperFixture) => string>> = {
  'GET /svc_registry/shared/{urlKey}': ({ registryId }) => registryId,
}

function secretsFrom(name: keyof Store, own: ShopperFixture): string[] {
  return secretsOf(own).filter((secret) => secret !== returnedToHolders[name]?.(own))
}

/** These calls end the callers' sessions, so other tests cover them. */
const endsSessions: ReadonlySet<keyof Store> = new Set([
  'DELETE /svc_session/sessions',
  'POST /svc_customer/customer/password',
])

/** Returns false for login and logout, which change the caller. */
function isTested(name: keyof Store) {
  return store[name].access !== 'public' && !name.startsWith('POST /svc_session') && !endsSessions.has(name)
}

function checkRevealsNothing(
  label: string,
  { text }: CallResponse,
  request: LooseCall,
  secrets: readonly string[],
  found: Report,
) {
  const requestText = JSON.stringify(request)
  const revealed = secrets.filter(
    (secret) => text.includes(secret) && !requestText.includes(secret.replaceAll('"', '')),
  )
  if (revealed.length > 0) found.wrong.push(`${label}: reveals ${revealed.join(', ')}`)
}

function checkPrivate(label: string, { headers }: CallResponse, found: Report) {
  if (!headers.includes('cache-control: private, no-store')) found.wrong.push(`${label}: may be cached`)
}

interface PreparedCaller {
  caller: Caller
  own: ShopperFixture | null
}

/** Checks that the responses for other shoppers' data and for missing data are identical, and that nothing changes. */
async function checkForeign(
  app: App,
  calls: Names,
  { caller, own }: PreparedCaller,
  owner: PreparedCaller & { own: ShopperFixture },
  found: Report,
) {
  await shop.db.run(resetAttempts, [])
  const before = await stateOf(app, owner)
  const account = owner.caller.account && owner.caller.account !== caller.account ? [owner.caller.account] : []
  for (const name of calls.filter(isTested)) {
    for (const { path, foreign, absent, isEqual } of pairs(name, own, owner.own)) {
      // The response lists the account's programs on all sites.
      if (name === deletionOfAccount && owner.caller.account === caller.account) continue
      const label = `${name} by ${caller.name} on ${path} of ${owner.caller.name}`
      const [one, other] = [await sendCall(app, caller, name, foreign), await sendCall(app, caller, name, absent)]
      found.requests += 2
      for (const response of [one, other]) checkPrivate(label, response, found)
      checkRevealsNothing(label, one, foreign, [...secretsFrom(name, owner.own), ...account], found)
      if (!isEqual) continue
      found.compared++
      if (comparable(name, one, foreign) !== comparable(name, other, absent)) {
        found.wrong.push(
          `${label}: ${one.status} ${one.text.slice(0, 120)} is not ${other.status} ${other.text.slice(0, 120)}`,
        )
      }
    }
  }
  if ((await stateOf(app, owner)) !== before) found.wrong.push(`${caller.name} changed data of ${owner.caller.name}`)
}

/** Yields pairs of requests with foreign and with missing ids: first in all places, then in each place alone. */
function* pairs(name: keyof Store, own: ShopperFixture | null, theirs: ShopperFixture) {
  const none = missingFixture(theirs)
  const [foreign, absent] = [exampleOf[name](theirs), exampleOf[name](none)]
  const owned = idPaths(name, 'list', 'item', 'order', 'program', 'review', 'bin', 'address', 'storedCard')
  const ownedPaths = idPaths(name, 'quote', 'card')
  yield { path: 'all', foreign, absent, isEqual: owned.length > 0 }
  if ('versioned' in store[name]) {
    const version = 1_000
    yield { path: 'another version', foreign: { ...foreign, version }, absent: { ...absent, version }, isEqual: true }
  }
  if (!own) return
  const right = exampleOf[name](own)
  for (const path of owned) {
    if (owned.length + ownedPaths.length === 1) break
    // The owner's example omits this id.
    if (valuesAt(foreign, path).length === 0) continue
    yield {
      path,
      foreign: withValueAt(right, path, valuesAt(foreign, path)[0]),
      absent: withValueAt(right, path, valuesAt(absent, path)[0]),
      isEqual: true,
    }
  }
  for (const path of idPaths(name, 'claim')) {
    const isStorableText = typeof valuesAt(right, path)[0] === 'string'
    const [one, unknown] = isStorableText ? [theirs.mark, randomUUID()] : [1, 2_000_000_000]
    yield { path, foreign: withValueAt(right, path, one), absent: withValueAt(right, path, unknown), isEqual: true }
  }
}

/** Returns a response without the ids in the request and without list versions. */
function comparable(name: keyof Store, { status, headers, text }: CallResponse, request: LooseCall) {
  const ids = idPaths(name, 'list', 'item', 'order', 'program', 'review', 'bin', 'address', 'storedCard').flatMap(
    (path) => valuesAt(request, path),
  )
  const masked = ids.reduce<string>((rest, id) => rest.replaceAll(String(id), '…'), text)
  return [status, headers, masked.replace(/"(?:version|activeCartTs)":\d+/g, '')].join('\n')
}

async function stateOf(app: App, { caller, own }: PreparedCaller) {
  const responses: string[] = []
  const reads = [
    'GET /svc_list/lists',
    'GET /svc_checkout/checkout/{listId}',
    'GET /svc_checkout/order/{orderId}',
    'GET /svc_programming/programs/{id}',
    'GET /svc_bin/bin',
    'GET /svc_customer/customer/address',
    'GET /svc_customer/customer/credit-cards',
  ] as const
  for (const name of reads) responses.push((await sendCall(app, caller, name, exampleOf[name](own!))).text)
  return responses.join('\n')
}

async function checkPublic(app: App, calls: Names, callers: readonly Caller[], own: ShopperFixture, found: Report) {
  const here = callers.filter(({ site }) => site === own.site)
  for (const name of calls.filter((each) => store[each].access === 'public')) {
    const responses = new Set<string>()
    for (const caller of here) {
      const { status, headers, text } = await sendCall(app, caller, name, exampleOf[name](own))
      found.requests++
      responses.add([status, headers, text.replace(/"(?:rid|ts|dt)":[^,]*/g, '')].join('\n'))
    }
    if (responses.size !== 1) found.wrong.push(`${name} differs between callers`)
    if ([...responses].some((each) => each.includes('set-cookie'))) found.wrong.push(`${name} sets a cookie`)
  }
}

function report(t: TestContext, calls: number, { requests, own, compared, wrong }: Report) {
  t.diagnostic(
    `${calls} calls on ${testedSites.length} sites: ${requests} requests, ${own} on own data, ${compared} pairs of foreign and missing, ${wrong.length} wrong`,
  )
}

test("someone else's id gets the same response as a missing id: no caller can read, change, or detect another caller's data", async (t) => {
  const found = await checkAccess(
    appOf(storeRoutes({ ...shop.deps, payments: { ...payments, walletsOf: () => testWallets([]) } })),
  )
  report(t, names.length, found)
  assert.deepEqual(found.wrong, [])
})

test('the twin that reads a list by its id without checking the owner is caught: it returns lists of other shoppers', async (t) => {
  const found = await checkAccess(appOf(bareListRead(shop.deps)), listCalls)
  report(t, listCalls.length, found)
  const foreign = found.wrong.filter((each) => /^GET \/svc_list\/lists\/\{id\} .*: 200 .* is not 404 /.test(each))
  assert.notDeepEqual(foreign, [], `twin not caught: ${found.wrong.length} other problems`)
})
