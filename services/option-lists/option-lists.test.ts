import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'

const program = testProduct(90, 'course', { type: 'virtual', attributes: { programDelivery: 'Web' } })
const { db, visit } = await openTestShop([program])
const path = '/svc_content/option-lists/program_delivery'
const staff = { authorization: `Bearer ${testStaffToken}`, 'content-type': 'application/json' }
const read = async () => (await visit().fetch(path, { headers: staff })).json() as Promise<object>
const put = (options: unknown, version: number, headers: Record<string, string> = staff) =>
  visit().fetch(path, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID(), 'if-match': `"${version}"` },
    body: JSON.stringify({ options }),
  })
const shipped = ['Not Applicable', 'App', 'Email', 'Web']

test('program delivery types are a list that staff can edit, initially Not Applicable, App, Email, and Web [PROGRAM-204]', async () => {
  assert.deepEqual(await read(), { code: 'program_delivery', options: shipped, version: 1 })
  const watch = { ...program, attributes: { programDelivery: 'Watch' } }
  const store = () => db.transaction((tx) => saveProduct(tx, watch, () => null, 0))
  await assert.rejects(store(), /Watch/)
  assert.equal((await put([...shipped, 'Watch'], 1)).status, 200)
  assert.deepEqual(await read(), { code: 'program_delivery', options: [...shipped, 'Watch'], version: 2 })
  await store()
})

test('an option that a product or rule uses cannot be removed, and an outdated version or a duplicate is refused', async () => {
  const code = async (response: Response) => [
    response.status,
    ((await response.json()) as { error?: { code?: string } }).error?.code,
  ]
  assert.deepEqual(await code(await put(shipped, 2)), [422, 'option_in_use'])
  assert.deepEqual(await code(await put(['App', 'Watch'], 2)), [422, 'option_in_use'])
  assert.deepEqual(await code(await put([...shipped, 'Watch', 'Post'], 1)), [409, 'version_conflict'])
  assert.deepEqual(await code(await put(['Watch', 'Watch', 'Not Applicable'], 2)), [400, 'invalid_request'])
  assert.equal((await put(['Not Applicable', 'Watch'], 2)).status, 200)
  const again = await put(['Not Applicable', 'Watch'], 2)
  assert.deepEqual([again.status, ((await again.json()) as { version: number }).version], [200, 3])
})

test('only staff can read and edit an option list', async () => {
  assert.equal((await visit().fetch(path)).status, 404)
  assert.equal((await put(shipped, 3, { 'content-type': 'application/json' })).status, 404)
})
