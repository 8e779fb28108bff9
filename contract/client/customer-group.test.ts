import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Store } from '#contract/store.ts'
import { createClient } from './client.ts'

const clientOf = (reply: object) =>
  createClient<Store>({ base: 'http://shop', isOnline: () => true, fetcher: async () => Response.json(reply) })
const customer = { _id: 7, email: 'ann@example.com', firstname: 'Ann' }

test('a customer reply with only the older group field has groupId [ACCOUNT-416]', async () => {
  const read = await clientOf({ ...customer, group_id: 3 })('GET /svc_customer/customer', {})
  assert.deepEqual(read, { ...customer, groupId: 3 })
})

test('the customer in a login reply also has groupId [ACCOUNT-416]', async () => {
  const body = { email: 'ann@example.com', password: 'a long enough password' }
  const call = clientOf({ customer: { ...customer, group_id: 3 } })
  const reply = await call('POST /svc_session/session/login', { body, key: 'k' })
  assert.deepEqual(reply.customer, { ...customer, groupId: 3 })
})

test('groupId takes precedence over the older field, and other replies are unchanged [ACCOUNT-416]', async () => {
  const read = await clientOf({ ...customer, groupId: 2, group_id: 3 })('GET /svc_customer/customer', {})
  assert.equal(read.groupId, 2)
  const tree = [{ group_id: 3 }]
  assert.deepEqual(await clientOf(tree)('GET /svc_content/catalog/tree', {}), tree)
})
