import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPurgeNotice } from './purge-notice.ts'

test('a purge notice is parsed into a log position and tags', () => {
  assert.deepEqual(readPurgeNotice('1/A0 USA:product:7 posts'), {
    position: 0x1_0000_00a0n,
    tags: ['USA:product:7', 'posts'],
  })
})

test('a purge notice from an older release has no log position but still has its tags', () => {
  assert.deepEqual(readPurgeNotice('USA:product:7 posts'), { position: null, tags: ['USA:product:7', 'posts'] })
})
