import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainCategory, withCategory, withMainCategory } from './categories.ts'

test("an article's main category is its first visible one, and choosing another keeps all other categories", () => {
  assert.equal(mainCategory([26, 9999, 806, 19]), 806)
  assert.equal(mainCategory([26]), null)
  assert.deepEqual(withMainCategory([26, 806, 19], 19), [19, 26, 806])
  assert.deepEqual(withMainCategory([26, 806, 19], null), [26, 19])
  assert.deepEqual(withCategory([806], 26, true), [806, 26])
  assert.deepEqual(withCategory([806, 26, 9999], 26, false), [806, 9999])
})
