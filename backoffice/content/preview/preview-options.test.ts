import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localePath, previewSubject } from './preview-options.ts'

test('a preview applies the version, segment, and time in its URL and ignores other parameters', () => {
  const subjectOf = (search: string) => previewSubject(new URLSearchParams(search))
  const at = new Date(2027, 0, 31, 8, 30)
  assert.deepEqual(subjectOf('version=3&segment=7&at=2027-01-31T08:30'), {
    number: 3,
    segment: 7,
    at: at.toISOString(),
  })
  assert.deepEqual(subjectOf('version=0&segment=x&at=soon'), { number: null, segment: null, at: null })
})

test('a preview URL has the path prefix of its locale, and no prefix for the first locale of the site', () => {
  const path = '/__rb__/preview?token=a'
  assert.equal(localePath('USA', 'en-US', path), path)
  assert.equal(localePath('EUR', 'de-DE', path), `/de${path}`)
  assert.equal(localePath('EUR', 'xx-XX', path), path)
})
