import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retryImport } from './retry-import.ts'

function code(failures: number) {
  let attempts = 0
  const load = async () => {
    attempts += 1
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  }
  return { load, attempts: () => attempts }
}

test('checkout code that fails to load is retried once, and the second failure is an error [CHECKOUT-402, ERROR-412]', async () => {
  const [never, once, twice] = [code(0), code(1), code(2)]
  assert.deepEqual([await retryImport(never.load), await retryImport(once.load)], ['code', 'code'])
  await assert.rejects(retryImport(twice.load), /Failed to fetch/)
  assert.deepEqual(
    [never, once, twice].map(({ attempts }) => attempts()),
    [1, 2, 2],
  )
})
