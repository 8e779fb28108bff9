import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { finishAndFindViolations } from './checks/order-money.ts'
import { declineCards, placeConcurrently } from './http/concurrent-orders.ts'
import { proofSize } from './size.ts'
import { client } from './http/shop-client.ts'
import { fillShop, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const [byAddress, byAccount] = [78, 79]
const [addresses, cartsOfAddress, limitOfAddress] = [proofSize({ full: 100, short: 6 }), 8, 2]
/** Each account has a guest cart, a cart, and a buy-now list. */
const [accounts, listsOfAccount, limitOfAccount] = [proofSize({ full: 300, short: 15 }), 3, 1]
const connections = 32

interface Outcome {
  placed: number
  refused: number
  declined: number
  unexpected: string[]
  torn: number
  over: number
  /** Number of buyers who stay below their limit although they ordered enough to reach it. */
  under: number
  broken: string[]
  seconds: number
}

/** Places competing orders. Refused orders are placed again once declined orders have ended. */
async function contend(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  const orders = addresses * cartsOfAddress + listsOfAccount * accounts
  await fillShop(db, orders, [byAddress, byAccount])
  const port = await findFreePortBlock()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  try {
    const guests = await prepareOrders(db, caller, addresses * cartsOfAddress, caller, byAddress)
    const lists = await prepareOrders(db, caller, listsOfAccount * accounts, caller, byAccount)
    await limit(db, byAddress, 'email', limitOfAddress)
    await limit(db, byAccount, 'account', limitOfAccount)
    const attempts = [...ofAddresses(guests), ...(await ofAccounts(db, lists))]
    const isDeclined = (_: Attempt, index: number) => index % 8 === 0
    await declineCards(db, attempts.filter(isDeclined))
    const first = await placeConcurrently(caller, attempts, connections)
    const broken = await finishAndFindViolations(db)
    const wasPlaced = (index: number) => first.codes[index]!.includes('201')
    const refused = attempts.filter((attempt, index) => !isDeclined(attempt, index) && !wasPlaced(index))
    const second = await placeConcurrently(
      caller,
      refused.map((attempt) => ({ ...attempt, key: randomUUID() })),
      connections,
    )
    broken.push(...(await finishAndFindViolations(db)))
    const codes = [...first.codes, ...second.codes]
    const known = ['201', 'invalid_item', 'payment_error', 'placing']
    const [bought] = await db.run(counts, [byAddress, limitOfAddress, byAccount, limitOfAccount])
    return {
      placed: codes.filter((own) => own.includes('201')).length,
      refused: codes.filter((own) => own.includes('invalid_item')).length,
      declined: codes.filter((own) => own.includes('payment_error')).length,
      unexpected: [...new Set(codes.flat().filter((code) => !known.includes(code)))],
      torn: first.torn + second.torn,
      over: bought!.over,
      under: addresses + accounts - bought!.over - bought!.all,
      broken,
      seconds: first.seconds + second.seconds,
    }
  } finally {
    caller.close()
    child.kill('SIGKILL')
    await db.close()
    await stop()
  }
}

// The limit is set after the carts are filled, as a merchant might do.
const setLimit = statement(
  'prove.limit',
  `update product set attributes = attributes || jsonb_build_object('limitScope', $2::text, 'purchaseLimit', $3::integer)
   where id = $1`,
)
async function limit(db: Database, product: number, scope: 'email' | 'account', max: number) {
  await db.run(setLimit, [product, scope, max])
}

function withEmail(attempt: Attempt, email: string, isUpperCase: boolean): Attempt {
  const body = attempt.body as { shippingAddress: object; billingAddress: object }
  const contact = { email: isUpperCase ? email.toUpperCase() : email }
  return {
    ...attempt,
    body: {
      ...body,
      shippingAddress: { ...body.shippingAddress, ...contact },
      billingAddress: { ...body.billingAddress, ...contact },
    },
  }
}

function ofAddresses(guests: readonly Attempt[]): Attempt[] {
  return guests.map((attempt, index) =>
    withEmail(attempt, `shopper-${Math.floor(index / cartsOfAddress)}@example.com`, index % 2 === 1),
  )
}

const openAccounts = statement<{ id: number }>(
  'prove.accounts',
  `with made as (
     insert into customer (email, password_hash, firstname, lastname)
     select 'account-' || n || '@example.com', '', 'Ann', 'Lee' from generate_series(1, cardinality($1::text[])) as n
     returning id),
   counted as (select id, row_number() over () as n from made)
   insert into session (token_hash, site, customer_id, expires_at)
   select hash, 'USA', id, now() + interval '1 day' from unnest($1::text[]) with ordinality as given (hash, n) join counted using (n)
   returning customer_id as id`,
)
const assignLists = statement(
  'prove.give-lists',
  `update list set guest_token = null, customer_id = session.customer_id, type = given.type
   from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, hash, type) join session on token_hash = hash
   where list.id = given.id`,
)

/** Turns two of every three lists into an account's cart and buy-now list. */
async function ofAccounts(db: Database, lists: readonly Attempt[]): Promise<Attempt[]> {
  const tokens = Array.from({ length: accounts }, () => randomBytes(32).toString('base64url'))
  await db.run(openAccounts, [tokens.map(hashToken)])
  const prepared = lists.map((attempt, index) => {
    const account = Math.floor(index / listsOfAccount)
    const type = [null, 'cart', 'buyNow'][index % listsOfAccount]!
    const { listId } = attempt.body as { listId: string }
    const cookie = type === null ? attempt.cookie : `sid_usa=${tokens[account]}`
    const named = withEmail({ ...attempt, cookie }, `account-${account + 1}@example.com`, type === 'buyNow')
    return { type, listId, hash: hashToken(tokens[account]!), attempt: named }
  })
  const assigned = prepared.filter(({ type }) => type !== null)
  await db.run(assignLists, [
    assigned.map(({ listId }) => listId),
    assigned.map(({ hash }) => hash),
    assigned.map(({ type }) => type),
  ])
  return prepared.map(({ attempt }) => attempt)
}

const counts = statement<{ over: number; all: number }>(
  'prove.bought',
  `select count(*) filter (where units > allowed)::integer as over, count(*) filter (where units = allowed)::integer as all
   from (
     select sum((line->>'qty')::integer) as units, case product when $1 then $2::integer else $4::integer end as allowed
     from shop_order, jsonb_array_elements(document->'lines') as line,
       lateral (select (line->>'productId')::integer as product) as of
     where status = 'published' and product in ($1::integer, $3::integer)
     group by product, lower(email)) as each`,
)

function report(t: TestContext, { placed, refused, declined, over, seconds }: Outcome) {
  t.diagnostic(
    `orders of ${addresses} addresses and ${accounts} accounts with limits, each sent twice: ${placed} placed, ${refused} refused, ${declined} declined, ${over} buyers over their limit, ${Math.round((placed + refused + declined) / seconds)} orders/s`,
  )
}

test('no account or email address exceeds a purchase limit, and each can reach it [TICKET-205, CATALOG-220]', async (t) => {
  const outcome = await contend('roots/store.ts')
  report(t, outcome)
  const { over, under, torn, unexpected, broken } = outcome
  assert.deepEqual(
    { over, under, torn, unexpected, broken },
    { over: 0, under: 0, torn: 0, unexpected: [], broken: [] },
  )
  assert.ok(outcome.refused > 0 && outcome.declined > 0, 'some are refused and some declined')
})

test('the twin that counts orders without a lock is caught: buyers exceed their limits', async (t) => {
  const outcome = await contend('twins/unlocked-limits.ts')
  report(t, outcome)
  assert.ok(outcome.over > 0, 'twin not caught: no buyer exceeds a limit')
})
