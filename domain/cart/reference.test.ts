import { test } from 'node:test'
import fc from 'fast-check'
import { compareWithReference } from '../../prove/reference/compare-with-reference.ts'
import { anyCart } from './carts-for-tests.ts'

test('every cart costs what a second reading of the documents in exact fractions says', () =>
  fc.assert(
    fc.property(anyCart, (cart) => compareWithReference(cart)),
    { numRuns: 200 },
  ))
