import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mediaQuery, uploaderFilter } from './media-query.ts'

const queryOf = (filters: Record<string, string>) => mediaQuery(new URLSearchParams(filters))

test('the media list applies the filters in its URL and ignores unknown values', () => {
  assert.deepEqual(queryOf({ q: ' rack ', kind: 'picture', use: 'unused', text: 'missing', source: 'import' }), {
    q: 'rack',
    kind: 'picture',
    use: 'unused',
    isUndescribed: 'true',
    source: 'import',
  })
  assert.deepEqual(queryOf({ q: ' ', kind: 'song', use: 'never', text: 'long', source: 'upload' }), {})
})

test('the media list can be filtered by a staff member with the same name as a source', () => {
  assert.deepEqual(queryOf({ source: uploaderFilter('import') }), { by: 'import' })
})
