import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { netChanges, readPrimaryKeys } from './checks/net-changes.ts'
import { recordedReader, type Recorded } from './checks/recorded-writes.ts'
import { openProofOffice } from './servers/proof-office.ts'
import type { Desk } from './fixtures/staff-changes/desk.ts'
import { staffChanges } from './fixtures/staff-changes/staff-changes.ts'
import { randomBelow } from './seed.ts'
import { proofSize } from './size.ts'
import { forgetfulUndo } from './twins/forgetful-undo.ts'

const isFull = proofSize({ full: 1, short: 0 }) === 1
/** The process is killed during one in this many undos. */
const killEvery = proofSize({ full: 12, short: 8 })
const kinds = isFull ? Object.keys(staffChanges) : ['prices', 'sale states', 'redirects', 'link lists']

interface LoggedChange {
  id: string
  table: string
  operation: string
  rowKey: object
  columns: string[]
  undoes: string | null
}
const changesAfter = statement<LoggedChange>(
  'prove.reversible-changes',
  `select id::text, table_name as "table", operation, row_key as "rowKey", undoes::text,
     array(select jsonb_object_keys(coalesce(after, before))) as columns
   from audit_change where is_reversible and id > $1 order by audit_change.id`,
)
const triggers = statement<{ table: string; name: string; operations: string[]; columns: string[] }>(
  'prove.reversible-triggers',
  `select c.relname as "table", t.tgname as name,
     array_remove(array[case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 8 > 0 then 'delete' end,
       case when tgtype & 16 > 0 then 'update' end], null) as operations,
     array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any (tgattr)) as columns
   from pg_trigger as t join pg_class as c on c.oid = tgrelid
   where encode(tgargs, 'escape') like '%reversible%'`,
)

/** Reversible changes, by the triggers, that no staff call makes. */
const unmade: readonly string[] = [
  // The first options come with a migration.
  'insert of option_list (audit)',
  'delete of option_list (audit)',
  // Each save replaces the rows.
  'update of search_synonym (audit)',
  'update of search_pin (audit)',
  'update of chat_canned_answer (audit)',
  'delete of customer_group (audit)',
  'delete of form (audit)',
  // New and deleted rows contain personal texts, so they are final. The calls delete no rows.
  'insert of order_note (audit)',
  'delete of order_note (audit)',
  'insert of staff_view (audit)',
  'delete of staff_view (audit)',
]

interface Outcome {
  undone: LoggedChange[]
  refused: number
  kills: number
  wrong: string[]
}

interface Run {
  read: () => Promise<Recorded>
  outcome: Outcome
  /** Id of the last entry that the run has read. */
  lastId: string
}

const root = 'roots/staff.ts'
const office = await openProofOffice()
const { db } = office.shop
const owner = await office.hire('olga', ['owner'])
const { orderId } = await office.createShopper()
const keys = await readPrimaryKeys(db)
await office.record()
await office.restart(root)

async function readChanges(run: Run): Promise<LoggedChange[]> {
  const changes = await db.run(changesAfter, [run.lastId])
  run.lastId = changes.at(-1)?.id ?? run.lastId
  return changes
}

/** Undoes changes, the latest first, and returns the rows that the undo wrote. */
async function undo(run: Run, changes: readonly LoggedChange[], label: string) {
  for (const { id, table } of changes.toReversed()) {
    const request = { params: { id }, key: randomUUID() }
    const isKilled = randomBelow(killEvery) === 0
    const pending = owner.send('POST /svc_admin/audit/{id}/undo', request)
    if (isKilled) {
      run.outcome.kills += 1
      await office.restart(root)
    }
    const first = await pending
    const status = first ?? (await owner.send('POST /svc_admin/audit/{id}/undo', request))
    const { text } = office.requests.at(-1)!
    // The Undo of a path also undoes its redirects, and a killed Undo may already have been committed.
    const isDone = status !== null && (status < 300 || text.includes('not_reversible'))
    if (!isDone)
      run.outcome.wrong.push(`${label}: the Undo of a change in ${table} gets ${status} ${text.slice(0, 200)}`)
  }
  return (await run.read()).writes
}

/** Checks that an undo of an earlier change is refused and writes nothing. */
async function checkBlocked(run: Run, change: LoggedChange, label: string) {
  const status = await owner.send('POST /svc_admin/audit/{id}/undo', { params: { id: change.id }, key: randomUUID() })
  const { text } = office.requests.at(-1)!
  const { writes } = await run.read()
  if (status !== 409 || !text.includes('changed_since') || writes.length > 0)
    run.outcome.wrong.push(
      `${label}: the Undo of the change before gets ${status} ${text.slice(0, 120)}, ${writes.length} writes`,
    )
  else run.outcome.refused += 1
}

const isSameRow = (one: LoggedChange, other: LoggedChange) =>
  one.table === other.table && JSON.stringify(one.rowKey) === JSON.stringify(other.rowKey)

/** Returns true if later changes leave the row of a change different, instead of replacing it with an equal one. */
const isOverwritten = (change: LoggedChange, later: readonly LoggedChange[]) => {
  const own = later.filter((each) => isSameRow(each, change))
  const isRestorable = (change.operation === 'delete') !== (own[0]?.operation === 'insert')
  return own.length === 1 && !isRestorable && own[0]!.columns.some((column) => change.columns.includes(column))
}

/** Makes each change of a series, undoes it, undoes the undo, and continues with the next change. */
async function undoSeries(run: Run, kind: string, desk: Desk) {
  let earlier: LoggedChange[] = []
  for (const [at, step] of staffChanges[kind]!.entries()) {
    const label = `${kind}, step ${at + 1}`
    await run.read()
    await step(desk).catch((error: unknown) => {
      run.outcome.wrong.push(
        `${label}: ${isRefusalError(error) ? `${error.code} ${JSON.stringify(error.details)}` : String(error)}`,
      )
    })
    const { writes } = await run.read()
    const changes = await readChanges(run)
    const blocked = earlier.find((each) => isOverwritten(each, changes))
    if (blocked) await checkBlocked(run, blocked, label)
    if (changes.length === 0) continue
    const undone = await undo(run, changes, label)
    const left = netChanges([...writes, ...undone], keys)
    run.outcome.wrong.push(...left.map((each) => `${label}, after its Undo: ${each}`))
    run.outcome.undone.push(...changes)
    const undos = await readChanges(run)
    // The return of a deleted file is final.
    if (undos.length === 0) {
      earlier = []
      continue
    }
    const redone = await undo(run, undos, `${label}, Undo`)
    const lost = netChanges([...undone, ...redone], keys)
    run.outcome.wrong.push(...lost.map((each) => `${label}, after the Undo of its Undo: ${each}`))
    earlier = await readChanges(run)
  }
}

async function undoAll(series: readonly string[], fault?: (db: Database) => Promise<void>): Promise<Outcome> {
  const run: Run = { read: recordedReader(db), outcome: { undone: [], refused: 0, kills: 0, wrong: [] }, lastId: '0' }
  await run.read()
  await readChanges(run)
  await fault?.(db)
  const firstRequest = office.requests.length
  for (const kind of series) {
    const tag = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`
    await undoSeries(run, kind, { call: owner.call, tag, orderId, today: office.today })
  }
  for (const { sentence } of await findViolations(db)) run.outcome.wrong.push(sentence)
  const failed = office.requests.slice(firstRequest).filter(({ status }) => status !== null && status >= 500)
  run.outcome.wrong.push(...failed.map(({ name, status }) => `${name} gets ${status}`))
  if (isFull && !fault) run.outcome.wrong.push(...(await missingKinds(run)))
  return run.outcome
}

/** Returns the kinds of reversible changes, by the triggers of the audit log, that the run did not undo. */
async function missingKinds({ outcome: { undone } }: Run): Promise<string[]> {
  const kinds = (await db.run(triggers, [])).flatMap(({ table, name, operations, columns }) =>
    operations
      .filter(
        (operation) =>
          !undone.some(
            (each) =>
              each.table === table &&
              each.operation === operation &&
              (operation !== 'update' || columns.length === 0 || each.columns.some((own) => columns.includes(own))),
          ),
      )
      .map((operation) => `${operation} of ${table} (${name})`),
  )
  return kinds.filter((kind) => !unmade.includes(kind)).map((kind) => `never undone: ${kind}`)
}

function report(t: TestContext, { undone, refused, kills, wrong }: Outcome) {
  const tables = new Set(undone.map(({ table, operation }) => `${operation} ${table}`))
  t.diagnostic(
    `${undone.length} changes of ${tables.size} kinds undone and redone under ${kills} kills, ` +
      `${refused} undos refused after a later change, ${wrong.length} wrong`,
  )
}

test('Undo restores each kind of staff change byte for byte, also after a kill; so does the Undo of an Undo, and a later change prevents it', async (t) => {
  const outcome = await undoAll(kinds)
  report(t, outcome)
  assert.deepEqual(outcome.wrong, [])
  assert.ok(outcome.refused > 3 && outcome.undone.length > 10)
})

test('the twin whose Undo forgets the sale price is caught', async (t) => {
  const outcome = await undoAll(['prices'], forgetfulUndo)
  report(t, outcome)
  assert.ok(
    outcome.wrong.some((each) => /after its Undo: price .* differs in special$/.test(each)),
    'twin not caught: every price is restored',
  )
})
