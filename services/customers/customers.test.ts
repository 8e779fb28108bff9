import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { WireCustomer } from '#contract/customers.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([])
const key = randomUUID
const read = ({ call }: Visitor) => call('GET /svc_customer/customer', {})
const update = ({ call }: Visitor, body: Parameters<typeof bodyOf>[0]) =>
  call('PATCH /svc_customer/customer/', { body: bodyOf(body), key: key() })
const bodyOf = (body: {
  firstname?: string
  telephone?: string
  birthdate?: string | null
  company?: string
  occupations?: ('coach' | 'veteran')[]
  primarySegment?: number | null
  btwb?: string | null
}) => body
const setSegments = ({ call }: Visitor, segments: number[]) =>
  call('PUT /svc_customer/customer/segments', { body: { segments }, key: key() })

test('a customer is returned with all fields; parts with separate calls are absent [ACCOUNT-424, ACCOUNT-202, ACCOUNT-209]', async () => {
  const customer = await read(await customerOf(shop, 'Ann'))
  const fields = ['_id', 'email', 'groupId', 'firstname', 'lastname', 'telephone', 'segments', 'primarySegment']
  for (const field of [...fields, 'newsletters', 'occupations', 'sheerId', 'btwb']) assert.ok(field in customer, field)
  for (const part of ['orders', 'tickets', 'earnedProducts', 'creditCards', 'bins'])
    assert.ok(!(part in customer), part)
})

test('the customer schema accepts every part of a customer, such as addresses, orders, and cards [ACCOUNT-415]', async () => {
  const customer = await read(await customerOf(shop, 'Bea'))
  const parts = { addresses: [1], orders: [2], tickets: [3], earnedProducts: [4], creditCards: [5], bins: [6] }
  assert.deepEqual(WireCustomer.parse({ ...customer, ...parts }), { ...customer, ...parts })
})

test('a visitor gets 401 for account actions [ACCOUNT-421]', async () => {
  const guest = shop.visit()
  for (const attempt of [read(guest), update(guest, { company: 'X' }), setSegments(guest, [11])])
    await assert.rejects(attempt, { status: 401 })
})

test('changed customer fields are stored and returned, and other fields do not change [ACCOUNT-426]', async () => {
  const cy = await customerOf(shop, 'Cy')
  const before = await read(cy)
  const changed = { telephone: '+1 614 555 0100', company: 'Barbell Club', birthdate: '1990-02-28' }
  assert.deepEqual(await update(cy, changed), { ...before, ...changed })
  assert.deepEqual(await update(cy, { occupations: ['coach'], btwb: 'athlete-7' }), {
    ...before,
    ...changed,
    occupations: ['coach'],
    btwb: 'athlete-7',
  })
  assert.deepEqual((await update(cy, { birthdate: null, firstname: 'Cyrus' })).firstname, 'Cyrus')
  assert.equal((await read(cy)).birthdate, null)
})

test('invalid customer fields are listed, and nothing is stored', async () => {
  const dee = await customerOf(shop, 'Dee')
  const before = await read(dee)
  await assert.rejects(
    update(dee, { telephone: 'call me', birthdate: '2026-01-01', primarySegment: 11, company: 'X' }),
    {
      status: 422,
      code: 'invalid_customer',
      details: {
        fields: [
          { path: 'telephone', rule: 'telephone' },
          { path: 'birthdate', rule: 'birthdate' },
          { path: 'primarySegment', rule: 'segment' },
        ],
      },
    },
  )
  assert.deepEqual(await read(dee), before)
})

test('fields that a customer cannot change are ignored', async () => {
  const eve = await customerOf(shop, 'Eve')
  const before = await read(eve)
  const response = await eve.fetch('/svc_customer/customer/', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'idempotency-key': key() },
    body: JSON.stringify({ company: 'Gym', groupId: 4, email: 'x@example.com', sheerId: 'x', segments: [11] }),
  })
  assert.deepEqual(await response.json(), { ...before, company: 'Gym' })
})

test('interests are stored, and the first by priority is the primary one until the customer chooses [ACCOUNT-417, ACCOUNT-427, ACCOUNT-428]', async () => {
  const fay = await customerOf(shop, 'Fay')
  assert.deepEqual(await setSegments(fay, [19, 12, 12]), { segments: [19, 12], primarySegment: 12 })
  assert.deepEqual((await read(fay)).segments, [19, 12])
  assert.equal((await update(fay, { primarySegment: 19 })).primarySegment, 19)
  assert.deepEqual(await setSegments(fay, [12]), { segments: [12], primarySegment: 12 })
  assert.deepEqual(await setSegments(fay, []), { segments: [], primarySegment: null })
  await assert.rejects(setSegments(fay, [78]), { status: 422, code: 'segment_not_found' })
})

async function staff(method: string, path: string, body?: object) {
  const response = await shop.visit().fetch(`/svc_customer/groups${path}`, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': key(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test('the default customer groups are guest, general, wholesale, military, and employee; staff may rename and add groups [ACCOUNT-029, ACCOUNT-403]', async () => {
  const { body } = await staff('GET', '')
  assert.deepEqual(
    body.groups.map(({ id, code }: { id: number; code: string }) => [id, code]),
    [
      [0, 'guest'],
      [1, 'general'],
      [2, 'wholesale'],
      [3, 'military'],
      [4, 'employee'],
    ],
  )
  assert.equal((await staff('PUT', '/5', { code: 'affiliate', name: 'Affiliate gyms' })).status, 200)
  assert.equal((await staff('PUT', '/2', { code: 'wholesale', name: 'Trade' })).body.name, 'Trade')
  assert.equal((await staff('PUT', '/6', { code: 'affiliate', name: 'Again' })).body.error.code, 'code_in_use')
  assert.equal((await shop.visit().fetch('/svc_customer/groups')).status, 404)
})
