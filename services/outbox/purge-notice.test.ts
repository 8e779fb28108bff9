import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPurgeNotice } from './purge-notice.ts'

test('a notice says up to where a replica must be, and what to purge', () => {
  assert.deepEqual(readPurgeNotice('1/A0 USA:product:7 posts'), {
    position: 0x1_0000_00a0n,
    tags: ['USA:product:7', 'posts'],
  })
})

test('a notice of an older release, which says no position, has its tags all the same', () => {
  assert.deepEqual(readPurgeNotice('USA:product:7 posts'), { position: null, tags: ['USA:product:7', 'posts'] })
})
