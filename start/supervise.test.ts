import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './source-files.ts'
import { supervise } from './supervise.mjs'

test('in a store that was started no key reaches a prototype by the name of __proto__', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'store.mjs')
  writeFileSync(file, `const body = {}; process.exit('__proto__' in body ? 7 : 3)`)
  assert.equal(await supervise(process.execPath, file, []), 3)
})

test('the units of systemd start a store with the flags that `npm start` gives it', () => {
  const flags = readFileSync(join(root, 'start/supervise.mjs'), 'utf8').match(/(?<=^ {2}')--[^']+/gm) ?? []
  assert.ok(flags.length > 0)
  for (const unit of ['ironwright-web@.service', 'ironwright-worker.service']) {
    const command = /^ExecStart=.*/m.exec(readFileSync(join(root, 'docs/deploy', unit), 'utf8'))![0]
    const missing = flags.filter((flag) => !command.includes(` ${flag} `))
    assert.deepEqual(missing, [], unit)
  }
})
