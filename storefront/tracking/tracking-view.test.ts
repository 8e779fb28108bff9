import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayedSteps, stepTime } from './tracking-view.ts'

const [noon, evening, tomorrow] = ['2026-11-20T12:00Z', '2026-11-20T18:00Z', '2026-11-21T12:00Z'].map(Date.parse) as [
  number,
  number,
  number,
]
const event = (status: 'packed' | 'shipped' | 'delayed', at: number) => ({ status, at, place: '', note: '' })

test('each tracking step that a parcel has reached shows the time of its first report [SHIP-002]', () => {
  const events = [event('shipped', tomorrow + 1), event('shipped', tomorrow), event('packed', evening)]
  assert.equal(stepTime('ordered', { events }, noon), noon)
  assert.equal(stepTime('packed', { events }, noon), evening)
  assert.equal(stepTime('shipped', { events }, noon), tomorrow)
})

test('a skipped or future tracking step has no time', () => {
  const events = [event('delayed', tomorrow), event('shipped', evening)]
  assert.deepEqual([stepTime('packed', { events }, noon), stepTime('delivered', { events }, noon)], [null, null])
})

test('tracking steps before the current one are done, and all steps of a delivered parcel are done', () => {
  const states = (step: 'shipped' | 'delivered') => displayedSteps(step, false).map(({ state }) => state)
  assert.deepEqual(states('shipped'), ['done', 'done', 'current', 'ahead', 'ahead'])
  assert.deepEqual(states('delivered'), ['done', 'done', 'done', 'done', 'done'])
})
