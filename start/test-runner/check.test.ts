import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../source-files.ts'

test('a check of one folder passes and deletes its database before it exits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const env = { ...process.env, TMPDIR: folder, TEST_DATABASE_URL: '', NODE_TEST_CONTEXT: undefined }
  const args = ['start/test-runner/check.ts', 'domain/recipes']
  const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true })
  assert.match(run.stdout, /passed, 0 failed\n$/)
  assert.deepEqual([run.status, left], [0, []])
})
