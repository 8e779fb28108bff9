import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Stop } from '#platform/stop.ts'
import { explainFullDisk } from './data-folder.ts'

test('a full disk is told in a sentence wherever it was met: in a file, or by the database in a step', () => {
  const file = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const database = new Error('Load the demo world', { cause: Object.assign(new Error('extend'), { code: '53100' }) })
  for (const error of [file, database]) {
    const told = explainFullDisk(error, '/nowhere')
    assert.ok(told instanceof Stop)
    assert.match(told.message, /^The disk that holds \/nowhere is full\. Make room \(300 MB at least\)/)
  }
  const other = new Error('another', { cause: Object.assign(new Error('gone'), { code: 'ENOENT' }) })
  assert.equal(explainFullDisk(other, '/nowhere'), other)
})
