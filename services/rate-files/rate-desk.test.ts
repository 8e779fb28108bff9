import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([])
const { db, clock } = shop
const { visitor: manager } = await createStaffMember(shop, { email: 'rae@store.example' })
const { visitor: american } = await createStaffMember(shop, {
  email: 'amy@store.example',
  roles: ['manager'],
  sites: ['USA'],
})
const { visitor: editor } = await createStaffMember(shop, { email: 'ed@store.example', roles: ['editor'] })

type Kind = 'tax' | 'tariffs' | 'zones' | 'prices'
type Query = { q?: string; state?: 'current' | 'upcoming' | 'ended'; page?: string }
const list = (kind: Kind, query: Query = {}, visitor = manager) =>
  visitor.call('GET /svc_admin/rates/{kind}', { params: { kind }, query: { site: 'USA', ...query } })
const send = (
  csv: string,
  {
    isDryRun = false,
    visitor = manager,
    key = randomUUID(),
    ...more
  }: {
    isDryRun?: boolean
    visitor?: typeof manager
    key?: string
    allowsGaps?: boolean
    revision?: string
  } = {},
) => visitor.call('POST /svc_admin/rates/import', { body: { csv, isDryRun, ...more }, key })

/** Builds a file with one current rate, changed. */
async function fileOf(kind: Kind, q: string, change: Readonly<Record<string, string>>): Promise<string> {
  const { columns, rates } = await list(kind, { q, state: 'current' })
  const cells = rates[0]!.cells
  return (
    csvLine(columns) + csvLine(columns.map((column, index) => ({ 'valid to': '', ...change })[column] ?? cells[index]!))
  )
}
const dayAfter = (days: number) => new Date(clock() + days * 86_400_000).toISOString().slice(0, 10)
const audited = statement<{ id: string; staff: string; after: { added: number; changes: { place: string }[] } }>(
  'test.rate-audit',
  `select object_id as id, staff_name as staff, after from audit_change where object_type = 'rate_import' order by id`,
)
const refused = (code: string) => (error: Error & { code?: string }) => error.code === code

test('staff see the rates of a site by kind with their state, and find them by place', async () => {
  const { rates, total, counts, columns, keyColumns } = await list('prices')
  assert.equal(counts.current + counts.upcoming + counts.ended, total)
  assert.ok(
    rates.length > 0 && rates.every(({ cells, place }) => cells.length === columns.length && place.startsWith('USA ')),
  )
  assert.ok(keyColumns.every((column) => columns.includes(column)))
  const ohio = await list('tax', { q: 'us oh' })
  assert.ok(ohio.total > 0 && ohio.total < (await list('tax')).total)
  assert.ok(ohio.rates.every(({ place }) => place.startsWith('US OH')))
})

test('a dry run shows the changes and stores nothing', async () => {
  const csv = await fileOf('tax', 'US OH local', { percent: '2.5', 'valid from': dayAfter(30) })
  const checked = await send(csv, { isDryRun: true })
  assert.deepEqual([checked.kind, checked.added, checked.ended, checked.isStored], ['tax', 1, 1, false])
  assert.equal((await list('tax', { q: 'US OH local', state: 'upcoming' })).total, 0)
  assert.deepEqual(await db.run(audited, []), [])
})

test('a stored rate is upcoming until its first day and ends the one before; the log names its author [TAX-228]', async () => {
  const csv = await fileOf('tax', 'US OH local', { percent: '2.5', 'valid from': dayAfter(30) })
  const { revision } = await send(csv, { isDryRun: true })
  const key = randomUUID()
  const stored = await send(csv, { revision, key })
  assert.deepEqual([stored.added, stored.changed, stored.ended, stored.isStored], [1, 0, 1, true])
  assert.deepEqual(await send(csv, { revision, key }), stored)
  const { rates } = await list('tax', { q: 'US OH local' })
  assert.deepEqual(
    rates.map(({ state, to }) => [state, to]),
    [
      ['current', dayAfter(29)],
      ['upcoming', null],
    ],
  )
  const logged = await db.run(audited, [])
  assert.deepEqual(
    logged.map(({ id, staff, after }) => [id, staff, after.added, after.changes[0]!.place]),
    [['tax', 'rae', 1, 'US OH local']],
  )
})

test('a file is refused if the rates have changed since its dry run', async () => {
  const csv = await fileOf('prices', 'ground', { 'valid from': dayAfter(40), base: '99.00' })
  const { revision } = await send(csv, { isDryRun: true })
  await send(await fileOf('prices', 'ground', { 'valid from': dayAfter(50), base: '98.00' }))
  await assert.rejects(send(csv, { revision }), refused('rates_changed'))
})

test('a file with a problem stores nothing and lists each line', async () => {
  const csv = `${await fileOf('tax', 'US OH local', { percent: 'a lot' })}US,,,,,Tax,national,1,no,no,2026-01-01,2025-01-01\r\n`
  const { problems, problemCount, isStored } = await send(csv)
  assert.deepEqual([problemCount, isStored], [2, false])
  assert.deepEqual(
    problems.map(({ line, problem }) => `${line} ${problem}`),
    [
      '2 percent must be a number from 0 to 100 with at most four decimals, not "a lot"',
      '3 valid to must be on or after valid from, not "2025-01-01"',
    ],
  )
  await assert.rejects(send('a,b\r\n1,2\r\n'), refused('unknown_columns'))
  await assert.rejects(send('"country,region\r\n'), refused('unreadable_csv'))
  await assert.rejects(
    send(`${csv}${'US,,,,,Tax,national,1,no,no,2026-01-01,\r\n'.repeat(5_000)}`),
    refused('too_many_rows'),
  )
})

test('staff of one site can change neither rates of another site nor rates that another site shares', async () => {
  const shared = await send(await fileOf('tax', 'US OH local', { percent: '3' }), {
    visitor: american,
    isDryRun: true,
  })
  assert.deepEqual(
    shared.problems.map(({ line, problem }) => [line, problem]),
    [[2, 'also applies to APO, which you cannot change']],
  )
  const own = await send(await fileOf('prices', 'ground', { base: '97.00' }), { visitor: american })
  assert.equal(own.isStored, true)
  const other = american.call('GET /svc_admin/rates/{kind}', { params: { kind: 'prices' }, query: { site: 'CAN' } })
  await assert.rejects(other, refused('not_permitted'))
  await assert.rejects(list('tax', {}, editor), refused('not_permitted'))
})

test('a downloaded file can be imported again and changes nothing', async () => {
  for (const kind of ['tax', 'tariffs', 'zones', 'prices'] as const) {
    const file = { params: { kind }, query: { site: 'USA' } } as const
    const { csv, rows } = await manager.call('GET /svc_admin/rates/{kind}/file', file)
    const { added, changed, ended, unchanged } = await send(csv)
    assert.deepEqual([added, changed, ended, unchanged], [0, 0, 0, rows], kind)
  }
})
