import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInOrder } from './run-in-order.ts'

test('tasks run in order, even after a failure, and the last error is thrown', async () => {
  const ran: string[] = []
  const task = (name: string, error?: string) => async () => {
    ran.push(`${name} starts`)
    await Promise.resolve()
    ran.push(`${name} ends`)
    if (error !== undefined) throw new Error(error)
  }
  await assert.rejects(runInOrder(task('a', 'first'), task('b', 'second'), task('c')), /second/)
  assert.deepEqual(ran, ['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
  await runInOrder(task('d'))
})
