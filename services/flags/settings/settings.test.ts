import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { ScheduledFeature } from '#domain/flags/feature.ts'
import { statement } from '#platform/database.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { applyDueFlags } from '../jobs.ts'
import { isFlagOn, readFlag } from '../steps.ts'

const { db, clock, visitOffice } = await openTestShop([])
const office = visitOffice()
const send = async (method: string, path: string, body?: unknown, host = office) => {
  const response = await host.fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const reply = JSON.parse(text || '{}') as Record<string, unknown> & { error?: { code: string } }
  return { status: response.status, code: reply.error?.code, reply }
}
interface Listed {
  key: string
  changedAt: string | null
  isBuiltIn: boolean
  feature: ScheduledFeature
  values: Record<string, unknown>
}
const listed = async (key: string) =>
  ((await send('GET', '/svc_admin/flags')).reply['flags'] as Listed[]).find((flag) => flag.key === key)
const put = async (key: string, feature: ScheduledFeature, type = 'boolean') =>
  send('PUT', `/svc_admin/flags/${key}`, { type, feature, changedAt: (await listed(key))?.changedAt ?? null })

const takePurges = statement<{ tags: string[] }>(
  'test.take-purges',
  `delete from outbox where topic = 'purge' returning payload->'tags' as tags`,
)
const purged = async () => (await db.run(takePurges, [])).flatMap(({ tags }) => tags)

test('staff turn a flag on for one site, which purges the pages with the flag', async () => {
  assert.deepEqual((await listed('christmas_banner'))?.values['GBR'], false)
  await purged()
  const saved = await put('christmas_banner', {
    defaultValue: false,
    rules: [{ force: true, condition: { site: 'GBR' } }],
  })
  assert.equal(saved.status, 200)
  assert.deepEqual(await purged(), ['flag:christmas_banner'])
  assert.deepEqual(
    [await isFlagOn(db, 'christmas_banner', 'GBR'), await isFlagOn(db, 'christmas_banner', 'USA')],
    [true, false],
  )
  const { values } = (await listed('christmas_banner'))!
  assert.deepEqual([values['GBR'], values['USA']], [true, false])
})

test('a flag value of the wrong type and a flag rule that can never apply are refused', async () => {
  const refusal = async (...sent: Parameters<typeof put>) => {
    const { status, code, reply } = await put(...sent)
    return [status, code, reply.error]
  }
  const wrong = await refusal('christmas_banner', { defaultValue: 'yes' })
  assert.deepEqual(wrong.slice(0, 2), [422, 'wrong_type'])
  const [, , late] = await refusal('sw', { defaultValue: true, rules: [{ force: 1 }] })
  assert.deepEqual(late, { code: 'wrong_type', message: 'wrong_type', rule: 0 })
  const [, , personal] = await refusal('rfk_fallback', {
    defaultValue: false,
    rules: [
      { force: true, condition: { site: 'USA' } },
      { force: true, condition: { employee: true } },
    ],
  })
  assert.deepEqual(personal, { code: 'wrong_rule', message: 'wrong_rule', rule: 1, problem: 'personal_attribute' })
  const [, , slow] = await refusal('enable-eu-returns', {
    defaultValue: false,
    rules: [{ force: true, condition: { id: { $regex: '^(a+)+$' } } }],
  })
  assert.deepEqual(slow, { code: 'wrong_rule', message: 'wrong_rule', rule: 0, problem: 'regular_expression' })
  assert.equal(
    (await put('enable-eu-returns', { defaultValue: false, rules: [{ force: true, coverage: 0.1 }] })).status,
    200,
  )
})

test('changing a flag that someone else has changed since is refused, unless the change is the same', async () => {
  const [first, second] = [
    { defaultValue: true },
    { defaultValue: true, rules: [{ force: false, condition: { site: 'APO' } }] },
  ]
  const seen = null
  const save = (feature: ScheduledFeature) =>
    send('PUT', '/svc_admin/flags/rfk_fallback', { type: 'boolean', feature, changedAt: seen })
  assert.equal((await save(first)).status, 200)
  assert.equal((await save(first)).status, 200, 'a repeat')
  assert.deepEqual([(await save(second)).status, (await save(second)).code], [409, 'flag_conflict'])
})

test('a scheduled rule applies from its start until its end without a change by staff', async () => {
  const now = clock()
  const rules = [{ force: true, from: now + 60_000, to: now + 120_000 }]
  await put('matte_black_banner', { defaultValue: false, rules })
  const isOn = () => isFlagOn(db, 'matte_black_banner', 'USA')
  const states = [await isOn()]
  await purged()
  for (let minute = 0; minute < 2; minute += 1) {
    clock.advance(60_000)
    await applyDueFlags(db, clock())
    states.push(await isOn())
    assert.deepEqual(await purged(), ['flag:matte_black_banner'])
  }
  assert.deepEqual(states, [false, true, false])
  await applyDueFlags(db, clock())
  assert.deepEqual(await purged(), [])
  assert.deepEqual((await listed('matte_black_banner'))?.feature.rules, rules)
})

test('staff can undo a flag change, which takes effect at once', async () => {
  const on = { defaultValue: 2025, rules: [{ force: 2026, condition: { site: 'EUR' } }] }
  await put('invitational_year', on, 'number')
  const year = () => readFlag(db, 'invitational_year', { site: 'EUR' })
  assert.equal(await year(), 2026)
  const { reply } = await send('GET', '/svc_admin/audit?objectType=flag&objectId=invitational_year')
  const [{ changes }] = reply['entries'] as [{ changes: [{ id: string }] }]
  const [{ id }] = changes
  await purged()
  assert.equal((await send('POST', `/svc_admin/audit/${id}/undo`)).status, 204)
  assert.equal(await year(), 2025)
  assert.deepEqual(await purged(), ['flag:invitational_year'])
})

test('staff can add and delete a flag for block conditions; deleting a built-in flag restores its default', async () => {
  await put('winter-sale', { defaultValue: 'none', rules: [{ force: 'half', condition: { site: 'AUS' } }] }, 'string')
  assert.deepEqual(
    [(await listed('winter-sale'))?.isBuiltIn, await readFlag(db, 'winter-sale', { site: 'AUS' })],
    [false, 'half'],
  )
  assert.equal((await send('DELETE', '/svc_admin/flags/winter-sale')).status, 200)
  assert.deepEqual([await listed('winter-sale'), await readFlag(db, 'winter-sale', { site: 'AUS' })], [undefined, null])
  assert.equal((await send('DELETE', '/svc_admin/flags/winter-sale')).code, 'flag_not_found')
  await put('sw', { defaultValue: false })
  assert.equal(await readFlag(db, 'sw', {}), false)
  await send('DELETE', '/svc_admin/flags/sw')
  assert.deepEqual([await readFlag(db, 'sw', {}), (await listed('sw'))?.changedAt], [true, null])
})

test('while GrowthBook manages the flags, staff can see but not change them', async () => {
  const unused = () => assert.fail('staff calls do not read GrowthBook')
  const host = visitOffice('USA', { growthBook: unused })
  const { reply } = await send('GET', '/svc_admin/flags', undefined, host)
  assert.equal(reply['source'], 'growthbook')
  assert.equal((await send('GET', '/svc_admin/flags')).reply['source'], 'store')
  const body = { type: 'boolean', feature: { defaultValue: true }, changedAt: null }
  const refused = [
    await send('PUT', '/svc_admin/flags/enable_gym_map', body, host),
    await send('DELETE', '/svc_admin/flags/enable_gym_map', undefined, host),
  ]
  for (const { status, code } of refused) assert.deepEqual([status, code], [409, 'flags_elsewhere'])
})
