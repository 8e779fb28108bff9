import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '#contract/kernel/call.ts'
import { store, type Store } from '#contract/store.ts'
import { sites, type Site } from '#domain/sites.ts'
import { defaultRoles } from '#domain/staff/roles.ts'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { recordedReader } from './checks/recorded-writes.ts'
import { requestProblems, type Member } from './checks/office-requests.ts'
import { openProofOffice } from './servers/proof-office.ts'
import { staffChanges } from './fixtures/staff-changes/staff-changes.ts'
import type { ShopperFixture } from './fixtures/shopper-fixture.ts'
import { readStoredParams, staffRequest, staffWrites, type StoredParams } from './inputs/staff-requests.ts'
import { createRng, type Rng } from './rng.ts'
import { randomBelow, seed } from './seed.ts'
import { proofSize } from './size.ts'
import { unloggedRedirects } from './twins/unlogged-redirects.ts'

const calls = proofSize({ full: 10_000, short: 200 })
const kills = proofSize({ full: 30, short: 1 })
const shoppers = proofSize({ full: 30, short: 1 })
const root = 'roots/staff.ts'

const office = await openProofOffice()
const { db } = office.shop
const hire = async (name: string, role: string, own: readonly Site[] | null = null) => {
  const { permissions } = defaultRoles.find(({ id }) => id === role)!
  const client = await office.hire(name, [role], own)
  return { name, permissions: new Set(permissions), sites: own ?? sites, ...client }
}
type Worker = Awaited<ReturnType<typeof hire>>
const members: Worker[] = []
const isFull = proofSize({ full: 1, short: 0 }) === 1
const roles = isFull ? defaultRoles.map(({ id }) => id) : ['owner', 'support']
for (const role of roles) members.push(await hire(role, role))
// Requests of owners are not refused for lack of a permission.
for (const name of isFull ? ['ann', 'bob', 'cleo'] : ['ann']) members.push(await hire(name, 'owner'))
members.push(await hire('british-manager', 'manager', ['GBR']))
const customers: ShopperFixture[] = []
for (let at = 0; at < shoppers; at += 1) customers.push(await office.createShopper())
await office.record()

const reversible = statement<{ id: string }>(
  'prove.reversible',
  'select id::text from audit_change where is_reversible order by audit_change.id desc limit 200',
)

interface Run {
  root: string
  calls: number
  kills: number
  /** The calls to send. Other changes and undos are sent only without them. */
  names?: readonly (keyof Store)[]
  fault?: (db: Database) => Promise<void>
}

interface Outcome {
  requests: number
  byStatus: Map<string, number>
  writes: number
  wrong: string[]
  seconds: number
}

interface Batch {
  stored: StoredParams
  undoable: readonly { id: string }[]
  names: readonly (keyof Store)[] | undefined
  /** Number of requests to send. */
  left: number
}

/** Sends random calls by staff of all roles, kills the process meanwhile, and checks the rows after each batch. */
async function work({ root: chosen, calls: total, kills: planned, names, fault }: Run): Promise<Outcome> {
  await office.restart(chosen)
  await fault?.(db)
  const read = recordedReader(db)
  await read()
  const outcome: Outcome = { requests: 0, byStatus: new Map(), writes: 0, wrong: [], seconds: 0 }
  const startedAt = performance.now()
  const batches = planned + 1
  const byId = new Map<string, Member>(members.map((member) => [member.staffId, member]))
  for (let at = 0; at < batches; at += 1) {
    const first = office.requests.length
    const [stored, undoable] = [await readStoredParams(db), await db.run(reversible, [])]
    const batch: Batch = { stored, undoable, names, left: Math.ceil(total / batches) }
    const target = randomBelow(batch.left)
    const workers = members.map(async (member, number) => {
      const rng = createRng(seed, at * members.length + number)
      while (batch.left-- > 0) await act(member, batch, rng)
    })
    if (at < planned) {
      while (batch.left > target) await sleep(2)
      await office.restart(chosen)
    }
    await Promise.all(workers)
    if (office.hasEnded()) throw new Error('The process ended without being killed')
    const recorded = await read()
    const sent = office.requests.slice(first)
    outcome.requests += sent.length
    outcome.writes += recorded.writes.length
    for (const { status } of sent) {
      const kind = status === null ? 'unanswered' : String(status)
      outcome.byStatus.set(kind, (outcome.byStatus.get(kind) ?? 0) + 1)
    }
    outcome.wrong.push(...requestProblems(sent, recorded, byId))
  }
  for (const { sentence } of await findViolations(db)) outcome.wrong.push(sentence)
  outcome.seconds = (performance.now() - startedAt) / 1000
  return outcome
}

const kinds = Object.values(staffChanges)

/** Sends one random request: an example of a call, a change as the back office makes it, or an undo. */
async function act(member: Worker, { stored, undoable, names, left }: Batch, rng: Rng): Promise<void> {
  await office.untilUp()
  const choice = names === undefined ? rng.below(10) : 9
  const own = rng.pick(customers)
  if (choice < 3) {
    const tag = `q${rng.below(12).toString(16).padStart(6, '0')}`
    const desk = { call: member.call, tag, orderId: own.orderId, today: office.today }
    // Refusals are part of the random input: the check reads all requests.
    await rng
      .pick(rng.pick(kinds))(desk)
      .catch(() => {})
    return
  }
  const isUndo = choice < 5 && undoable.length > 0
  const name = isUndo ? 'POST /svc_admin/audit/{id}/undo' : rng.pick(names ?? staffWrites)
  const request = isUndo
    ? { params: { id: rng.pick(undoable).id }, key: randomUUID() }
    : staffRequest(name, own, stored, rng)
  const status = await member.send(name, request)
  if (status !== null && !rng.oneIn(4)) return
  await office.untilUp()
  if (left > 0 || status === null) await member.send(name, request)
}

function report(t: TestContext, { requests, byStatus, writes, wrong, seconds }: Outcome, killed: number) {
  const statuses = [...byStatus].toSorted(([one], [other]) => one.localeCompare(other))
  t.diagnostic(
    `${requests} requests by staff of ${members.length} roles under ${killed} kills, SEED=${seed}: ` +
      `${statuses.map(([status, count]) => `${count} ${status}`).join(', ')}; ${writes} rows written, ` +
      `${wrong.length} wrong; ${Math.round(requests / seconds)} requests/s`,
  )
}

const permissionOf = (name: keyof Store) => (store as Record<string, Call>)[name]!.permission

// These run first, because random calls rename the SKU.
test('the twin that changes prices without permission is caught', async (t) => {
  const prices = 'PATCH /svc_admin/products/{id}/prices'
  assert.ok(permissionOf(prices))
  const outcome = await work({ root: 'twins/open-prices.ts', calls: 60, kills: 0, names: [prices] })
  report(t, outcome, 0)
  assert.ok(
    outcome.wrong.some((each) => each.startsWith(`${prices} by support, without permission`)),
    'twin not caught: no role exceeds its permissions',
  )
})

test('the twin that moves stock again for a repeated key is caught', async (t) => {
  const move = 'POST /svc_admin/stock/movements'
  const outcome = await work({ root: 'twins/forgets-office-keys.ts', calls: 100, kills: 0, names: [move] })
  report(t, outcome, 0)
  assert.ok(
    outcome.wrong.includes(`${move}: 2 requests with the same key write rows`),
    'twin not caught: no repeated key writes rows',
  )
})

test('random staff calls with kills: each write is in the audit log once, refused calls and repeated keys write nothing, and no role exceeds its permissions', async (t) => {
  const outcome = await work({ root, calls, kills })
  report(t, outcome, kills)
  assert.deepEqual([...new Set(outcome.wrong)], [])
  const count = (status: string) => outcome.byStatus.get(status) ?? 0
  assert.ok(count('403') > 10 && count('200') > 10, 'some are refused, and some are not')
  assert.ok(outcome.writes > calls / 10)
})

test('the twin whose redirects have no audit trigger is caught', async (t) => {
  const names = ['PUT /svc_route/redirects'] as const
  const outcome = await work({ root, calls: 40, kills: 0, names, fault: unloggedRedirects })
  report(t, outcome, 0)
  assert.ok(
    outcome.wrong.some((each) => /: 0 entries for an (insert|update) of .* in redirect$/.test(each)),
    'twin not caught: each redirect is in the audit log',
  )
})
