import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { compareWithReference } from '../../prove/reference/compare-with-reference.ts'
import { anyCart } from './carts-for-tests.ts'

test('generated carts have the same prices as in an independent reference implementation with exact fractions', () =>
  fc.assert(
    fc.property(anyCart, (cart) => compareWithReference(cart)),
    { numRuns: 200 },
  ))
