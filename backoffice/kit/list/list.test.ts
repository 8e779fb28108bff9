import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listKeyOf } from './list-keys.ts'
import { parseViewSettings } from './view-settings.ts'

test('list shortcut keys work unless the user is typing or holds a modifier key', () => {
  const press = { isTyping: false, hasModifier: false }
  assert.deepEqual(
    ['j', 'k', 'x', '/', 'q'].map((key) => listKeyOf({ ...press, key })),
    ['next', 'previous', 'select', 'search', undefined],
  )
  assert.equal(listKeyOf({ key: 'j', isTyping: true, hasModifier: false }), undefined)
  assert.equal(listKeyOf({ key: 'k', isTyping: false, hasModifier: true }), undefined)
})

test('malformed list view settings are ignored', () => {
  const usual = { hidden: [], density: 'compact' }
  assert.deepEqual([null, '{', '[]', '{"hidden":3,"density":"huge"}'].map(parseViewSettings), [
    usual,
    usual,
    usual,
    usual,
  ])
  assert.deepEqual(parseViewSettings('{"hidden":["email",4],"density":"comfortable"}'), {
    hidden: ['email'],
    density: 'comfortable',
  })
})
