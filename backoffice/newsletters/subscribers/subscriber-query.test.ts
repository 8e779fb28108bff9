import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subscriberQuery } from './subscriber-query.ts'

const queryOf = (search: string) => subscriberQuery(new URLSearchParams(search))

test('the filters of a newsletter list come from the URL', () => {
  assert.deepEqual(queryOf('q=+ann+&status=pending&source=form&from=2026-11-01&to=2026-11-30'), {
    q: 'ann',
    status: 'pending',
    source: 'form',
    from: '2026-11-01',
    to: '2026-11-30',
  })
})

test('unknown filters of a newsletter list in the URL are ignored', () => {
  assert.deepEqual(queryOf('q=&status=all&source=fax&from=2026-02-30&to=soon&page=2'), {})
})
