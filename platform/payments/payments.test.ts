import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardEngine } from './engine.ts'
import { holdsOf, paymentsBy } from './payments.ts'

/** A vendor that holds one authorisation for each key it is asked about. */
function holding(name: CardEngine['name']): CardEngine {
  return {
    ...paymentsBy({ cards: {} as CardEngine }).of(name),
    name,
    cardFields: () => ({ frameUrl: name, frameOrigin: name, redirectUrl: name }),
    takeWallet: async () => null,
    holds: async (orders) => new Map(orders.map(({ key }) => [key, [`${name} ${key}`]])),
  }
}

test('a site takes cards by who is named for it, every other by the default', () => {
  const payments = paymentsBy({ cards: holding('spreedly'), cardsOn: { EUR: holding('adyen') } })
  assert.deepEqual([payments.cardsOf('EUR').name, payments.cardsOf('USA').name], ['adyen', 'spreedly'])
  assert.equal(payments.of('adyen'), payments.cardsOf('EUR'))
})

test('what is held is asked of the engine that each payment was made by', async () => {
  const payments = paymentsBy({ cards: holding('spreedly'), cardsOn: { EUR: holding('adyen') } })
  const asked = (['adyen', 'spreedly', 'paypal'] as const).map((engine) => ({ engine, key: `of ${engine}`, since: 0 }))
  assert.deepEqual(
    [...(await holdsOf(payments, asked))],
    [
      ['of spreedly', ['spreedly of spreedly']],
      ['of adyen', ['adyen of adyen']],
    ],
  )
})

test('of an engine that is configured no more nothing is known, and nothing is decided', async () => {
  const gone = paymentsBy({ cards: holding('spreedly') }).of('paypal')
  assert.deepEqual(await gone.read('a'), { state: 'unknown' })
  assert.deepEqual(await gone.find('a', 0), { state: 'unknown' })
  assert.equal(await gone.capture('a', 1, 'USD', 0), 'unknown')
  assert.equal(await gone.cancel('a'), 'unknown')
})
