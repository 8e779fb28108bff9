import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listOfFound } from './view-signals.ts'

test('clicks in the search preview have a different list id than clicks in the results', () => {
  const found = { widget: 'rfkid_6', uri: '/search', phrase: 'bar', first: 0, products: [] }
  const list = listOfFound(found, [])
  assert.deepEqual([list?.listId, list?.listType], ['searchPreview', 'searchPreview'])
})
