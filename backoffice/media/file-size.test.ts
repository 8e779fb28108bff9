import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatBytes } from './file-size.ts'

test('a file size is shown with a unit and at most three digits', () => {
  assert.deepEqual([0, 999, 1_000, 12_345, 345_600, 999_499, 999_500, 12_000_000, 3_200_000_000].map(formatBytes), [
    '0 bytes',
    '999 bytes',
    '1.0 KB',
    '12.3 KB',
    '346 KB',
    '999 KB',
    '1.0 MB',
    '12.0 MB',
    '3.2 GB',
  ])
})
