import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { anyCart } from './carts-for-tests.ts'
import { cartProperties } from './properties-for-tests.ts'

for (const [sentence, property] of Object.entries(cartProperties)) {
  test(sentence, () => fc.assert(fc.property(anyCart, property), { numRuns: 200 }))
}
