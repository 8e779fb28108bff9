import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardEngine } from './engine.ts'
import { holdsOf, createPayments } from './payments.ts'

/** Creates an engine with one authorization per key. */
function engineNamed(name: CardEngine['name']): CardEngine {
  return {
    ...createPayments({ cards: {} as CardEngine }).of(name),
    name,
    cardFields: () => ({ frameUrl: name, frameOrigin: name, redirectUrl: name }),
    takeWallet: async () => null,
    holds: async (orders) => new Map(orders.map(({ key }) => [key, [`${name} ${key}`]])),
  }
}

test('a site uses the card engine configured for it, or the default', () => {
  const payments = createPayments({ cards: engineNamed('spreedly'), cardsOn: { EUR: engineNamed('adyen') } })
  assert.deepEqual([payments.cardsOf('EUR').name, payments.cardsOf('USA').name], ['adyen', 'spreedly'])
  assert.equal(payments.of('adyen'), payments.cardsOf('EUR'))
})

test("uncaptured authorizations are looked up at each payment's own engine", async () => {
  const payments = createPayments({ cards: engineNamed('spreedly'), cardsOn: { EUR: engineNamed('adyen') } })
  const wanted = (['adyen', 'spreedly', 'paypal'] as const).map((engine) => ({ engine, key: `of ${engine}`, since: 0 }))
  assert.deepEqual(
    [...(await holdsOf(payments, wanted))],
    [
      ['of spreedly', ['spreedly of spreedly']],
      ['of adyen', ['adyen of adyen']],
    ],
  )
})

test('a payment engine that is no longer configured returns unknown from every method', async () => {
  const unconfigured = createPayments({ cards: engineNamed('spreedly') }).of('paypal')
  assert.deepEqual(await unconfigured.read('a'), { state: 'unknown' })
  assert.deepEqual(await unconfigured.find('a', 0), { state: 'unknown' })
  assert.equal(await unconfigured.capture('a', 1, 'USD', 0), 'unknown')
  assert.equal(await unconfigured.cancel('a'), 'unknown')
})
