import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { hashToken } from '#services/call/scope.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { brokenWhenSettled } from './money.ts'
import { letDecline, rush } from './rush.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot, type Attempt } from './shop.ts'

const [byAddress, byAccount] = [78, 79]
/** E-mail addresses, of each so many carts, and pieces that each may have. */
const [addresses, cartsOfAddress, limitOfAddress] = [proveScale({ full: 100, short: 6 }), 8, 2]
/** Accounts, each with a cart, a list to buy at once and the cart of a guest with its address, of which one may be ordered. */
const [accounts, listsOfAccount, limitOfAccount] = [proveScale({ full: 300, short: 15 }), 3, 1]
const connections = 32

interface Outcome {
  placed: number
  refused: number
  declined: number
  unexpected: string[]
  torn: number
  /** Buyers that have more than they may, and those that have less although they asked for it, in the end. */
  over: number
  under: number
  broken: string[]
  seconds: number
}

/**
 * Orders of buyers who may each have a few pieces, all of them at once; the bank declines some, and who was refused comes
 * again when these have ended.
 */
async function contend(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProved(url)
  const orders = addresses * cartsOfAddress + listsOfAccount * accounts
  await fillShop(db, orders, [byAddress, byAccount])
  const port = await freePorts()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  try {
    const guests = await prepareOrders(db, caller, addresses * cartsOfAddress, caller, byAddress)
    const lists = await prepareOrders(db, caller, listsOfAccount * accounts, caller, byAccount)
    await limit(db, byAddress, 'email', limitOfAddress)
    await limit(db, byAccount, 'account', limitOfAccount)
    const attempts = [...ofAddresses(guests), ...(await ofAccounts(db, lists))]
    const isDeclined = (_: Attempt, index: number) => index % 8 === 0
    await letDecline(db, attempts.filter(isDeclined))
    const first = await rush(caller, attempts, connections)
    const broken = await brokenWhenSettled(db)
    const wasPlaced = (index: number) => first.codes[index]!.includes('201')
    const again = attempts.filter((attempt, index) => !isDeclined(attempt, index) && !wasPlaced(index))
    const second = await rush(
      caller,
      again.map((attempt) => ({ ...attempt, key: randomUUID() })),
      connections,
    )
    broken.push(...(await brokenWhenSettled(db)))
    const codes = [...first.codes, ...second.codes]
    const known = ['201', 'invalid_item', 'payment_error', 'placing']
    const [had] = await db.run(counts, [byAddress, limitOfAddress, byAccount, limitOfAccount])
    return {
      placed: codes.filter((own) => own.includes('201')).length,
      refused: codes.filter((own) => own.includes('invalid_item')).length,
      declined: codes.filter((own) => own.includes('payment_error')).length,
      unexpected: [...new Set(codes.flat().filter((code) => !known.includes(code)))],
      torn: first.torn + second.torn,
      over: had!.over,
      under: addresses + accounts - had!.over - had!.all,
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

// As a merchant does it, when the carts are there already.
const setLimit = statement(
  'prove.limit',
  `update product set attributes = attributes || jsonb_build_object('limitScope', $2::text, 'purchaseLimit', $3::integer)
   where id = $1`,
)
async function limit(db: Database, product: number, scope: 'email' | 'account', most: number) {
  await db.run(setLimit, [product, scope, most])
}

/** An order that gives an e-mail address; in capitals where that is asked for, since it is the same one. */
function withEmail(attempt: Attempt, email: string, isLoud: boolean): Attempt {
  const body = attempt.body as { shippingAddress: object; billingAddress: object }
  const given = { email: isLoud ? email.toUpperCase() : email }
  return {
    ...attempt,
    body: {
      ...body,
      shippingAddress: { ...body.shippingAddress, ...given },
      billingAddress: { ...body.billingAddress, ...given },
    },
  }
}

/** Guests who give the same few addresses, every other one in capitals. */
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
const give = statement(
  'prove.give-lists',
  `update list set guest_token = null, customer_id = session.customer_id, type = given.type
   from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, hash, type) join session on token_hash = hash
   where list.id = given.id`,
)

/** Of three lists one becomes an account's cart and one what it buys at once; the third stays a guest's. */
async function ofAccounts(db: Database, lists: readonly Attempt[]): Promise<Attempt[]> {
  const tokens = Array.from({ length: accounts }, () => randomBytes(32).toString('base64url'))
  await db.run(openAccounts, [tokens.map(hashToken)])
  const own = lists.map((attempt, index) => {
    const account = Math.floor(index / listsOfAccount)
    const type = [null, 'cart', 'buyNow'][index % listsOfAccount]!
    const { listId } = attempt.body as { listId: string }
    const cookie = type === null ? attempt.cookie : `sid_usa=${tokens[account]}`
    const named = withEmail({ ...attempt, cookie }, `account-${account + 1}@example.com`, type === 'buyNow')
    return { type, listId, hash: hashToken(tokens[account]!), attempt: named }
  })
  const given = own.filter(({ type }) => type !== null)
  await db.run(give, [given.map(({ listId }) => listId), given.map(({ hash }) => hash), given.map(({ type }) => type)])
  return own.map(({ attempt }) => attempt)
}

const counts = statement<{ over: number; all: number }>(
  'prove.bought',
  `select count(*) filter (where pieces > most)::integer as over, count(*) filter (where pieces = most)::integer as all
   from (
     select sum((line->>'qty')::integer) as pieces, case product when $1 then $2::integer else $4::integer end as most
     from shop_order, jsonb_array_elements(document->'lines') as line,
       lateral (select (line->>'productId')::integer as product) as of
     where status = 'published' and product in ($1::integer, $3::integer)
     group by product, lower(email)) as each`,
)

function tell(t: TestContext, { placed, refused, declined, over, seconds }: Outcome) {
  t.diagnostic(
    `orders of ${addresses} addresses and ${accounts} accounts that may each have a few, each sent twice: ${placed} placed, ${refused} refused, ${declined} declined, ${over} buyers with more than they may have, ${Math.round((placed + refused + declined) / seconds)} orders/s`,
  )
}

test('of a limited product no account and no address gets more than it may, and each gets that much [TICKET-205, CATALOG-220]', async (t) => {
  const outcome = await contend('roots/store.ts')
  tell(t, outcome)
  const { over, under, torn, unexpected, broken } = outcome
  assert.deepEqual(
    { over, under, torn, unexpected, broken },
    { over: 0, under: 0, torn: 0, unexpected: [], broken: [] },
  )
  assert.ok(outcome.refused > 0 && outcome.declined > 0, 'some are refused and some declined')
})

test('the twin that counts what was bought while nobody waits is caught', async (t) => {
  const outcome = await contend('twins/unlocked-limits.ts')
  tell(t, outcome)
  assert.ok(outcome.over > 0, 'the proof must tell a limit apart that several orders pass at once')
})
