import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { openSpreedlySimulator } from './simulator.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const app = await openSpreedlySimulator(db, {
  environmentKey: 'environment',
  accessSecret: 'secret',
  gatewayToken: 'gateway',
  origin: 'http://localhost:3001',
  shopOrigins: ['http://localhost:3000'],
  report: (defect) => assert.fail(String(defect)),
})
after(async () => {
  await db.close()
  await drop()
})

async function addMethod(paymentMethod: object) {
  const response = await app.request('/__sandbox/spreedly/v1/payment_methods.json', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('environment:secret').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ payment_method: paymentMethod }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, Record<string, unknown>> }
}
const card = { first_name: 'Ann', last_name: 'Bell', number: '4111111111111111', month: '3', year: '2099' }

test('a credit card in the documented format becomes a token', async () => {
  for (const creditCard of [card, { ...card, month: 3, year: 2099, verification_value: '123' }]) {
    const { status, body } = await addMethod({ credit_card: creditCard })
    const { transaction_type: type, succeeded, payment_method: method } = body['transaction']!
    const { token, card_type, last_four_digits, month, year, payment_method_type } = method as Record<string, unknown>
    assert.deepEqual([status, type, succeeded], [201, 'AddPaymentMethod', true])
    assert.deepEqual(
      [card_type, last_four_digits, month, year, payment_method_type],
      ['visa', '1111', 3, 2099, 'credit_card'],
    )
    assert.equal(typeof token, 'string')
  }
})

test('an invalid credit card is rejected with the name of the invalid field, and other payment methods are rejected', async () => {
  const wrong = await addMethod({ credit_card: { ...card, number: '4111111111111112' } })
  assert.deepEqual(
    [wrong.status, wrong.body['errors']],
    [422, [{ attribute: 'number', key: 'errors.invalid', message: 'This card number has a typo.' }]],
  )
  const expired = await addMethod({ credit_card: { ...card, year: '2001' } })
  assert.deepEqual(
    [expired.status, (expired.body['errors'] as unknown as { attribute: string }[])[0]!.attribute],
    [422, 'year'],
  )
  assert.equal((await addMethod({ credit_card: {} })).status, 422)
  assert.equal((await addMethod({ google_pay: { payment_data: {} } })).status, 422)
})
