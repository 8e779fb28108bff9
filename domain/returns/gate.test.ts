import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '../sites.ts'
import { areReturnsOffered } from './gate.ts'

test('USA, APO, and CAN always offer returns, and other sites offer them only with the flag [RETURN-005, RETURN-006, RETURN-007]', () => {
  const always = new Set(['USA', 'APO', 'CAN'])
  assert.deepEqual(
    sites.map((site) => [site, areReturnsOffered(site, false), areReturnsOffered(site, true)]),
    sites.map((site) => [site, always.has(site), true]),
  )
})
