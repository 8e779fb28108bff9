import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../source-files.ts'
import { supervise } from './supervise.mjs'

test('a started store disables __proto__, so that no key can reach a prototype', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'store.mjs')
  writeFileSync(file, `const body = {}; process.exit('__proto__' in body ? 7 : 3)`)
  assert.equal(await supervise(process.execPath, file, []), 3)
})

test('a started store limits its memory arenas, unless the environment sets a different limit', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'store.mjs')
  writeFileSync(file, `process.exit(Number(process.env['MALLOC_ARENA_MAX']) + 10)`)
  assert.equal(await supervise(process.execPath, file, []), 12)
  process.env['MALLOC_ARENA_MAX'] = '5'
  t.after(() => delete process.env['MALLOC_ARENA_MAX'])
  assert.equal(await supervise(process.execPath, file, []), 15)
})

test('the systemd units use the flags and memory settings of `npm start`', () => {
  const source = readFileSync(join(root, 'start/bootstrap/supervise.mjs'), 'utf8')
  const flags = source.match(/(?<=^ {2}')--[^']+/gm) ?? []
  const memory = [...source.matchAll(/^ {2}(MALLOC_\w+): '(\d+)'/gm)].map(([, name, value]) => `${name}=${value}`)
  assert.ok(flags.length > 0 && memory.length > 0)
  for (const unit of ['ironwright-web@.service', 'ironwright-worker.service']) {
    const text = readFileSync(join(root, 'docs/deploy', unit), 'utf8')
    const command = /^ExecStart=.*/m.exec(text)![0]
    const missing = flags.filter((flag) => !command.includes(` ${flag} `))
    assert.deepEqual(missing, [], unit)
    assert.ok(text.includes(`\nEnvironment=${memory.join(' ')}\n`), unit)
  }
})
