import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageQuery } from './page-query.ts'

test('the content list shows pages unless the URL selects shared blocks or site sections', () => {
  const queryOf = (search: string) => pageQuery('USA', new URLSearchParams(search))
  assert.deepEqual(queryOf(''), { site: 'USA', kind: 'page' })
  assert.deepEqual(queryOf('state=block&show=draft&q=+hours+'), {
    site: 'USA',
    kind: 'block',
    q: 'hours',
    state: 'draft',
  })
  assert.deepEqual(queryOf('state=other&show=all'), { site: 'USA', kind: 'page' })
})
