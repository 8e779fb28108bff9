import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { z } from 'zod'
import type { Call } from '#contract/kernel/call.ts'
import { checkResponse } from '#contract/client/check-response.ts'
import { sites } from '#domain/sites.ts'
import { permissions } from '#domain/staff/permissions.ts'
import { store, type Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { testWallets } from '#platform/payments/wallets-for-tests.ts'
import { sendCall } from '../../prove/http/send-call.ts'
import { createTestQuote } from '#services/quotes/quoted-for-tests.ts'
import { createShopperFixture, password } from '../../prove/fixtures/shopper-fixture.ts'
import { exampleOf } from '../../prove/fixtures/call-examples.ts'
import { createApp } from './app.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { createTestLinks } from '#services/payment-links/linked-for-tests.ts'
import { parseCall } from './parse-call.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { createTestReturn } from '#services/returns/returned-for-tests.ts'
import { storeRoutes } from '#services/routes.ts'
import { ensureRoles } from '#services/staff/accounts/roles-repository.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createShipment } from '#services/tracking/repository.ts'

const shop = await openTestShop()
const { db, deps, clock } = shop
await ensureRoles(db)
const { payments } = await withPayPal(shop)
const app = createApp(storeRoutes({ ...deps, payments: { ...payments, walletsOf: () => testWallets([]) } }), {
  brand: 'Ironwright',
  clock,
  isBackOffice: true,
  siteOf: () => 'USA',
  isHttps: () => false,
  ipOf: () => '127.0.0.1',
  identify: createCallerIdentifier(db),
  limit: async () => {},
  staffOf: async () => ({ id: null, name: 'test', permissions: new Set(permissions), sites, factorAt: null }),
  report: assert.ifError,
})

async function shipped(orderId: string): Promise<string> {
  await publishOrder(deps, orderId)
  return db.transaction((tx) => {
    const pieces = [{ sku: 'IW-PL-20', qty: 1 }]
    return createShipment(tx, {
      orderId,
      packageNumber: 1,
      carrier: 'ups',
      trackingNumber: '',
      pieces,
      expectedOn: null,
      requestKey: randomUUID(),
    })
  })
}

async function newShopper() {
  const mark = `ann-${randomUUID()}`
  const visitor = shop.visit()
  const body = { email: `${mark}@accounts.example`, password }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...body, firstname: 'Ann', lastname: 'Lee' },
    key: randomUUID(),
  })
  await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  const belongings = await createShopperFixture(visitor, 'USA', mark, () => shop.cardToken())
  const shipmentId = await shipped(belongings.orderId)
  const links = await createTestLinks(shop, visitor, 'USA', { address: belongings.address, email: body.email })
  const { orderId, orderedItemId: itemId } = belongings
  const returnNumber = await createTestReturn(db, 'USA', { orderId, itemId, mark })
  const own = {
    ...belongings,
    accountEmail: body.email,
    links,
    shipmentId,
    returnNumber,
    ...(await createTestQuote(db, visitor, belongings.listId, mark)),
  }
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { own, shopper: { name: mark, site: 'USA', cookie, account: mark, prepare: null } as const }
}

const columns = await db.run(
  statement<{ name: string; isNumber: boolean }>(
    'test.columns',
    `select column_name as name, bool_or(data_type in ('integer', 'bigint', 'numeric', 'double precision')) as "isNumber"
     from information_schema.columns where table_schema = 'public' group by column_name`,
  ),
  [],
)
const tables = await db.run(
  statement<{ name: string }>(
    'test.tables',
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not like 'sandbox%'`,
  ),
  [],
)
const [text, number] = ['unasked-for-7f3a', 1_987_654_321]
const unasked = new RegExp(`${text}|${number}`)
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** All columns in snake case and camel case, plus other names that an attacker might try. */
const fields = [
  ...columns.flatMap(({ name, isNumber }) =>
    [name, camel(name)].map((each) => [each, isNumber ? number : text] as const),
  ),
  ...['role', 'segments', 'sheerId', 'permissions'].map((each) => [each, text] as const),
  ...['cg', 'discount', 'grandTotal', 'isAdmin'].map((each) => [each, number] as const),
]

function declaredBy({ body }: Call): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (node: unknown) => {
    if (node === null || typeof node !== 'object') return
    if ('properties' in node) for (const name of Object.keys(node.properties as object)) found.add(name)
    Object.values(node).forEach(walk)
  }
  walk(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }))
  return found
}

/** Adds fields to the objects at these paths in a body. */
function withExtras(body: unknown, extras: object, paths: readonly string[][]): unknown {
  const changed: unknown = structuredClone(body)
  for (const path of paths)
    Object.assign(
      path.reduce<never>((node, step) => node[step], changed as never),
      extras,
    )
  return changed
}

const calls = Object.entries<Call>(store) as [keyof Store, Call][]
// Search requires a separate token and writes nothing. Forms and pages accept fields with any name
// (services/forms/forms.test.ts, contract/content-blocks.test.ts).
const others: readonly string[] = [
  'POST /api/search-rec/3',
  'POST /svc_ssr/submit/wufoo',
  'POST /svc_content/pages/{site}/{handle}/versions',
]
const taking = calls.filter(([name, { body }]) => body !== undefined && !others.includes(name))
/** Returns fields that the call does not declare, in groups small enough for one object. */
function portions(name: keyof Store): object[] {
  const declared = declaredBy(store[name])
  const unnamed = fields.filter(([each]) => !declared.has(each))
  const size = 150
  return Array.from({ length: Math.ceil(unnamed.length / size) }, (_, at) =>
    Object.fromEntries(unnamed.slice(at * size, (at + 1) * size)),
  )
}

type Shopper = Awaited<ReturnType<typeof newShopper>>

async function responseTo({ own, shopper }: Shopper, name: keyof Store, extras: object, paths: readonly string[][]) {
  const input = exampleOf[name](own)
  // The email must be new: for an existing account, the response is the same but no row is written.
  const email = name === 'POST /svc_customer/customer' && { email: `${randomUUID()}@accounts.example` }
  const body = withExtras({ ...(input.body as object), ...email }, extras, paths)
  const response = await sendCall(app, shopper, name, { ...input, body })
  assert.doesNotMatch(response.text, unasked, name)
  return response
}

const isSuccess = ({ status }: { status: number }) => status >= 200 && status < 300

/** Reused until a call is refused, because creating a shopper takes longer than most calls. */
let shared = await newShopper()

async function isTaken(name: keyof Store, extras: object, paths: readonly string[][]): Promise<boolean> {
  const first = await responseTo(shared, name, extras, paths)
  if (first.status === 400) return false
  if (isSuccess(first)) return true
  // An earlier call may have caused the refusal, so the request is repeated as a new shopper.
  shared = await newShopper()
  const response = await responseTo(shared, name, extras, paths)
  // These refusals show that the body was accepted: the code, program, version, token, or other record is unknown, or
  // the order is in the wrong state.
  if (
    /giftcard_not_exist|program_not_found|token_invalid|replacement_not_found|not_returnable|verification_not_found|challenge_expired|passkey_not_found|order_not_found|invalid_token|request_not_found|not_requestable|already_packed|version_not_found|note_not_found|gift_card_not_found|story_not_found|promotion_not_found|wrong_login|login_required|invitation_not_found|account_not_found|delivery_not_found|version_conflict|picture_too_small|webhook_not_found|job_not_found|media_not_found|event_export_not_found|wrong_state|sdk_key_not_found|subscriber_not_found|view_not_found|account_required/.test(
      response.text,
    )
  )
    return true
  assert.ok(isSuccess(response), `${name} ${response.status} ${response.text}`)
  return true
}

/** Returns the objects that accept extra fields, using bisection after a refusal. */
async function takenOf(name: keyof Store, extras: object, paths: readonly string[][]): Promise<readonly string[][]> {
  if (paths.length === 0 || (await isTaken(name, extras, paths))) return paths
  const half = Math.floor(paths.length / 2)
  if (half === 0) return []
  return [...(await takenOf(name, extras, paths.slice(0, half))), ...(await takenOf(name, extras, paths.slice(half)))]
}

/** Calls whose examples change no row, such as a signed link, a dry run, a repeated job, or an unchanged value. */
const withoutChange: readonly string[] = [
  'POST /svc_content/previews',
  'POST /svc_admin/articles/{id}/previews',
  'POST /svc_route/redirects/import',
  'POST /svc_admin/session/end-others',
  'POST /svc_admin/order-manager',
  'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry',
  'POST /svc_fulfilment/order/{orderId}/captured',
  'POST /svc_rma/desk/{number}/approve',
  'POST /svc_rma/desk/{number}/exchange-order/payment/cancel',
  'POST /svc_admin/warehouse/shipments',
  'POST /svc_admin/media/{id}/replacement',
  'PUT /svc_admin/products/{id}/pictures',
  'PUT /svc_admin/products/{id}/options/{option}',
  'PUT /svc_admin/products/{id}/url',
  'PUT /svc_admin/categories/{id}/path',
  'PUT /svc_admin/products/{id}/variants/{variantId}/sku',
  'PUT /svc_search/placements',
  'PUT /svc_search/product-remaps',
]

// Must run first: a write repeated after another test would change no row.
test('every successful staff write is in the audit log', async () => {
  const { own, shopper } = await newShopper()
  const logged = statement<{ count: number }>('test.logged', 'select count(*)::integer as count from audit_change')
  const count = async () => (await db.run(logged, []))[0]!.count
  const writes = calls.filter(([name, { access, reads }]) => access === 'staff' && !name.startsWith('GET ') && !reads)
  const missing: string[] = []
  let succeeded = 0
  for (const [name] of writes.filter(([name]) => !withoutChange.includes(name))) {
    const before = await count()
    const { status } = await sendCall(app, shopper, name, exampleOf[name](own))
    if (status >= 300) continue
    succeeded++
    if ((await count()) === before) missing.push(name)
  }
  assert.deepEqual(missing, [])
  assert.ok(succeeded > 20, `${succeeded} writes`)
})

test('no call accepts a field outside its schema, even one named like a column', async () => {
  assert.ok(taking.length > 8 && fields.length > 100)
  const { own } = await newShopper()
  for (const [name, call] of taking) {
    const { params = {}, body } = exampleOf[name](own)
    const [first, ...others] = portions(name)
    const parsed = (path: string[], extras: object) => {
      const raw = { params, query: {}, body: withExtras(body, extras, [path]), key: randomUUID() }
      return parseCall(name, call, { ...raw, version: 'any', captcha: '' })
    }
    // If an extra field makes an object invalid, the object accepts no extra fields.
    const lenient = objectsIn(body).filter((path) => parsed(path, first!).problems.length === 0)
    const open = await takenOf(name, first!, lenient)
    assert.ok(open.length > 0, `${name} is never taken`)
    const loose = open.filter((path) =>
      [first!, ...others].some((extras) => unasked.test(JSON.stringify(parsed(path, extras).received))),
    )
    // Product attributes, attributes of flags, and wallet payloads are opaque to the contract.
    const isOpaque = (path: string[]) =>
      path.at(-1) === 'productAttributes' ||
      name.startsWith('POST /api/eval/') ||
      (name === 'POST /svc_paymentmethod/wallets' && path.join('.') === 'token')
    assert.deepEqual(
      loose.filter((path) => !isOpaque(path)),
      [],
      name,
    )
    if (loose.length > 0) for (const extras of others) assert.ok(await isTaken(name, extras, loose), name)
  }
  const found: string[] = []
  for (const { name } of tables) {
    const rows = statement<{ rows: number }>(
      `test.${name}`,
      `select count(*)::integer as rows from ${name} as t where to_jsonb(t)::text ~ $1`,
    )
    if ((await db.run(rows, [unasked.source]))[0]!.rows > 0) found.push(name)
  }
  assert.deepEqual(found, [])
})

test('a response with a field outside its schema is rejected', async () => {
  const { own, shopper } = await newShopper()
  let places = 0
  const open = new Set<string>()
  for (const [name] of calls.filter(([each]) => !each.endsWith('logout'))) {
    const { status, text: responseText } = await sendCall(app, shopper, name, exampleOf[name](own))
    if (status >= 300 || responseText === '') continue
    const reply: unknown = JSON.parse(responseText)
    checkResponse(store, name, status, reply)
    for (const path of objectsIn(reply)) {
      places++
      const leaky = structuredClone(reply)
      const at = path.reduce<Record<string, unknown>>((node, step) => node[step] as never, leaky as never)
      at['passwordHash'] = 'leaked'
      try {
        checkResponse(store, name, status, leaky)
        open.add(`${name} ${path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.')}`)
      } catch {}
    }
  }
  assert.ok(places > 100, `${places} places`)
  // Product attributes, options, flags, form entries, logged rows, and Apple's responses are opaque to the contract.
  assert.deepEqual(
    [...open].filter(
      (each) =>
        !/^GET \/svc_content\/catalog\/product.* (\*\.)?(children\.\*\.)?(attributes|choice)$|^(?:GET|POST) \/svc_(?:list|registry)\/.*\.options$|^POST \/svc_content\/recipes (options|plateOpts)$|applepay\/session session$|^GET \/svc_admin\/orders\/\{orderId\} order\.items\.\*\.request\.options$|^GET \/svc_ssr\/(?:heartbeat|config|features) features$|^GET \/svc_ssr\/forms\/\{formHash\}\/entries entries\.\*\.values$|^GET \/svc_admin\/audit entries\.\*\.changes\.\*\.(?:before|after)(?:\.|$)/.test(
          each,
        ),
    ),
    [],
  )
})

function objectsIn(node: unknown, path: string[] = []): string[][] {
  if (node === null || typeof node !== 'object') return []
  const inner = Object.entries(node).flatMap(([name, value]) => objectsIn(value, [...path, name]))
  return Array.isArray(node) ? inner : [path, ...inner]
}
