import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../source-files.ts'

test('checking one folder passes, and the check deletes its database before it exits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const env = { ...process.env, TMPDIR: folder, TEST_DATABASE_URL: '', NODE_TEST_CONTEXT: undefined }
  const args = ['start/test-runner/check.ts', 'domain/recipes']
  const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  const remaining = readdirSync(folder)
  rmSync(folder, { recursive: true })
  assert.match(run.stdout, /passed, 0 failed\n$/)
  assert.deepEqual([run.status, remaining], [0, []])
})

test('a folder without tests or an unknown option ends with a one-sentence error instead of a stack trace', () => {
  const runOf = (...args: string[]) => {
    const all = ['start.mjs', 'check', ...args]
    return spawnSync(process.execPath, all, {
      cwd: root,
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      encoding: 'utf8',
    })
  }
  const [missing, unknown] = [runOf('servces/lists'), runOf('--frob')]
  assert.match(missing.stderr, /^✗ No tests below servces\/lists\. Folders: .*services/)
  assert.equal(unknown.stderr, '✗ Usage: npm run check [-- FOLDER ...] [--at 2028-02-29T12:00Z]\n')
  assert.deepEqual([missing.status, unknown.status], [1, 1])
})

test('an unknown command prints all commands', () => {
  const run = spawnSync(process.execPath, ['start.mjs', 'frobnicate'], { cwd: root, encoding: 'utf8' })
  assert.match(run.stderr, /^✗ Unknown command: frobnicate\. Commands: start, .*doctor, .*$/m)
  assert.deepEqual([run.status, run.stderr.includes('    at ')], [1, false])
})
