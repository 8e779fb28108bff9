import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortByWaitingTime, findAnswers, mergeMessages, formatWaitingTime } from './waiting.ts'

test("a customer's waiting time is shown in a single unit", () => {
  const since = '2026-11-28T10:00:00Z'
  const after = (seconds: number) => formatWaitingTime(since, Date.parse(since) + seconds * 1_000)
  assert.deepEqual(
    [after(59), after(60), after(3_599), after(3_600), after(86_400), after(200_000)],
    ['less than a minute', '1 min', '59 min', '1 h', '1 day', '2 days'],
  )
})

test('waiting customers come first, with the longest wait at the top', () => {
  const rows = [
    { id: 'answered', waitingSince: null },
    { id: 'new', waitingSince: '2026-11-28T12:00:00Z' },
    { id: 'old', waitingSince: '2026-11-28T09:00:00Z' },
  ]
  assert.deepEqual(
    sortByWaitingTime(rows).map(({ id }) => id),
    ['old', 'new', 'answered'],
  )
})

test('support messages that are received twice appear only once', () => {
  const known = [{ number: 1 }, { number: 2 }]
  assert.deepEqual(mergeMessages(known, [{ number: 2 }, { number: 3 }]), [{ number: 1 }, { number: 2 }, { number: 3 }])
  assert.equal(mergeMessages(known, [{ number: 2 }]), known)
})

test('a search for canned answers lists title matches first, then text matches', () => {
  const answers = [
    { title: 'Delivery', text: 'Returns are free.' },
    { title: 'Returns', text: 'You have 30 days.' },
  ]
  assert.deepEqual(
    findAnswers(answers, ' return').map(({ title }) => title),
    ['Returns', 'Delivery'],
  )
  assert.deepEqual(findAnswers(answers, 'bar'), [])
})
