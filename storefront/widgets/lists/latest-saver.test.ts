import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLatestSaver } from './latest-saver.ts'
import { parseQuantity } from './parse-quantity.ts'

/** Records saves, each of which finishes when the test resolves it. */
function openSaver() {
  const saved: number[] = []
  const ends: ((isSaved: boolean) => void)[] = []
  const saver = createLatestSaver<number>((value) => {
    saved.push(value)
    return new Promise((resolve) => ends.push(resolve))
  })
  return { saver, saved, end: (isSaved = true) => ends.shift()!(isSaved) }
}

test('the first change of a quantity is saved at once, and changes during the save are saved together afterward', async () => {
  const { saver, saved, end } = openSaver()
  for (const qty of [2, 3, 4]) saver.enter(qty)
  assert.deepEqual([saved, saver.hasWaiting()], [[2], true])
  const running = saver.running()
  end()
  await Promise.resolve()
  assert.deepEqual([saved, saver.hasWaiting()], [[2, 4], false])
  end()
  assert.equal(await running, true)
  assert.equal(saver.running(), null)
})

test('a quantity save reports failure only if its latest value was not saved', async () => {
  const { saver, end } = openSaver()
  for (const qty of [2, 3]) saver.enter(qty)
  const running = saver.running()
  end(false)
  await Promise.resolve()
  end(true)
  assert.equal(await running, true)
  saver.enter(4)
  const next = saver.running()
  end(false)
  assert.equal(await next, false)
})

test('a quantity that is not yet saved is sent once when the page closes', async () => {
  const { saver, saved, end } = openSaver()
  for (const qty of [2, 3]) saver.enter(qty)
  saver.sendNow()
  saver.sendNow()
  assert.deepEqual(saved, [2, 3])
  const running = saver.running()
  end()
  await running
  assert.deepEqual(saved, [2, 3])
})

test('a quantity is a whole number from 1 to 9999', () => {
  assert.deepEqual([' 7 ', '9999', '0', '', '1.5', '10000', '-1', '1e2'].map(parseQuantity), [
    7,
    9999,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
