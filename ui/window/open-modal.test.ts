import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scrollLockPadding } from './open-modal.ts'

test("a modal's padding is as wide as the scroll bar, up to 32 pixels [UI-420]", () => {
  assert.equal(scrollLockPadding(1440, 1440), 0)
  assert.equal(scrollLockPadding(1440, 1425), 15)
  assert.equal(scrollLockPadding(1440, 1408), 32)
  assert.equal(scrollLockPadding(1440, 1400), 32)
})
