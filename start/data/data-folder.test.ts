import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { CommandError } from '#platform/command-error.ts'
import { explainFullDisk, openDataFolder } from './data-folder.ts'

test('a full disk is reported with advice, regardless of whether a file or the database ran out of space', () => {
  const file = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const database = new Error('Load the demo world', { cause: Object.assign(new Error('extend'), { code: '53100' }) })
  for (const error of [file, database]) {
    const explained = explainFullDisk(error, '/nowhere')
    assert.ok(explained instanceof CommandError)
    assert.match(explained.message, /^The disk that holds \/nowhere is full\. Free up space \(300 MB at least\)/)
  }
  const other = new Error('another', { cause: Object.assign(new Error('gone'), { code: 'ENOENT' }) })
  assert.equal(explainFullDisk(other, '/nowhere'), other)
})

test('a data folder that is a file is refused', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'below')]) {
    assert.throws(() => openDataFolder(path), { message: `${path} is not a folder. Set DATA_DIR to one.` })
  }
})
