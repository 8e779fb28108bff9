import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { createTestSubscription } from '#services/programs/subscribed-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { saveOutline } from './repository.ts'

const shop = await openTestShop([])
const { db } = shop

before(() =>
  db.transaction((tx) =>
    saveOutline(tx, 63, [
      { week: 1, day: 1, title: 'Squat and press', summary: '5 × 5' },
      { week: 2, day: 3, title: 'Deadlift', summary: '3 × 5' },
    ]),
  ),
)

async function athlete() {
  const visitor = await customerOf(shop, 'Ann')
  const { email } = await visitor.call('GET /svc_customer/customer', {})
  const id = await createTestSubscription(db, { email, site: 'USA', mark: 'Strength', beganOn: '2026-11-04' })
  return { visitor, id }
}
const record = (
  { call }: Visitor,
  id: string,
  body: { isDone?: boolean; note?: string; score?: string },
  [week, day] = [1, 1],
  key = randomUUID(),
) =>
  call('PUT /svc_programming/programs/{id}/workouts/{week}/{day}', {
    params: { id, week: String(week), day: String(day) },
    body,
    key,
  })
const workoutsOf = async ({ call }: Visitor, id: string) =>
  (await call('GET /svc_programming/programs/{id}', { params: { id } })).workouts

test('each workout has a date, counted from the start of the program', async () => {
  const { visitor, id } = await athlete()
  const workouts = await workoutsOf(visitor, id)
  assert.deepEqual(
    workouts.map(({ title, date, entry }) => [title, date, entry]),
    [
      ['Squat and press', '2026-11-04', null],
      ['Deadlift', '2026-11-13', null],
    ],
  )
})

test('a workout is recorded as done with a note and a score, and marking it again does not change the time', async () => {
  const { visitor, id } = await athlete()
  const first = await record(visitor, id, { isDone: true, note: ' Felt  strong \n\n\n Belt on', score: '100 kg' })
  assert.deepEqual([first.note, first.score], ['Felt strong\n\nBelt on', '100 kg'])
  shop.clock.advance(60_000)
  const second = await record(visitor, id, { isDone: true, note: 'Belt on', score: '100 kg' })
  assert.deepEqual(second, { ...first, note: 'Belt on' })
  assert.deepEqual((await workoutsOf(visitor, id))[0]?.entry, second)
})

test('a request repeated with the same key records a workout once', async () => {
  const { visitor, id } = await athlete()
  const key = randomUUID()
  await record(visitor, id, { score: '90 kg' }, [1, 1], key)
  await record(visitor, id, { score: '95 kg' })
  assert.equal((await record(visitor, id, { score: '90 kg' }, [1, 1], key)).score, '90 kg')
  assert.equal((await workoutsOf(visitor, id))[0]?.entry?.score, '95 kg')
})

test('marking a workout preserves the note and score from another window, and saving a note and score preserves the mark', async () => {
  const { visitor, id } = await athlete()
  await record(visitor, id, { note: 'Belt on', score: '100 kg' })
  const { doneAt, ...ticked } = await record(visitor, id, { isDone: true })
  assert.deepEqual(ticked, { note: 'Belt on', score: '100 kg' })
  assert.deepEqual(await record(visitor, id, { note: '' }), { doneAt, note: '', score: '100 kg' })
  assert.deepEqual(await record(visitor, id, { isDone: false }), { doneAt: null, note: '', score: '100 kg' })
  assert.deepEqual(await record(visitor, id, { score: '' }), { doneAt: null, note: '', score: '' })
  assert.deepEqual(await record(visitor, id, {}), { doneAt: null, note: '', score: '' })
})

test('clearing every field of a workout record deletes it', async () => {
  const { visitor, id } = await athlete()
  await record(visitor, id, { isDone: true })
  assert.deepEqual(await record(visitor, id, { isDone: false, note: '' }), { doneAt: null, note: '', score: '' })
  assert.equal((await workoutsOf(visitor, id))[0]?.entry, null)
})

test("another customer's program and unknown workouts are not found, and long notes are rejected", async () => {
  const [{ id }, other] = [await athlete(), await athlete()]
  await assert.rejects(record(other.visitor, id, { isDone: true }), { status: 404, code: 'program_not_found' })
  await assert.rejects(record(other.visitor, randomUUID(), { isDone: true }), { code: 'program_not_found' })
  await assert.rejects(record(other.visitor, other.id, { isDone: true }, [1, 2]), { code: 'workout_not_found' })
  await assert.rejects(record(shop.visit(), id, { isDone: true }), { status: 401 })
  for (const body of [{ note: 'a'.repeat(1_001) }, { score: 'a'.repeat(81) }])
    await assert.rejects(record(other.visitor, other.id, body), { status: 400 })
  assert.equal((await record(other.visitor, other.id, { note: 'a'.repeat(1_000) })).note.length, 1_000)
})

test('an ended program shows no workouts and cannot record any', async () => {
  const { visitor, id } = await athlete()
  await db.run(statement('test.end-program', `update program_subscription set status = 'ended' where id = $1`), [id])
  assert.deepEqual(await workoutsOf(visitor, id), [])
  await assert.rejects(record(visitor, id, { isDone: true }), { status: 409, code: 'program_locked' })
})
