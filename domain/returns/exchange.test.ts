import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEvenExchange, isExchangeable } from './exchange.ts'

test('a line can be exchanged if it is a single product without bundle parts and custom options', () => {
  assert.equal(isExchangeable({ sellableId: 7 }), true)
  assert.equal(isExchangeable({ sellableId: 7, details: [], parts: [{ sellableId: 7 }] }), true)
  assert.equal(isExchangeable({ sellableId: 7, parts: [{ sellableId: 7 }, { sellableId: 8 }] }), false)
  assert.equal(isExchangeable({ sellableId: 7, details: [{ label: 'Engraving', text: 'Ann' }] }), false)
})

test('an exchange is even if both variants have the same base price, or if the new one has the price paid for a deleted variant', () => {
  assert.equal(isEvenExchange({ wanted: 5_000, returned: 5_000, paid: 4_000 }), true)
  assert.equal(isEvenExchange({ wanted: 4_000, returned: 5_000, paid: 4_000 }), false)
  assert.equal(isEvenExchange({ wanted: 4_000, returned: null, paid: 4_000 }), true)
  assert.equal(isEvenExchange({ wanted: 4_001, returned: null, paid: 4_000 }), false)
})
