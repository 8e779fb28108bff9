import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { supervise } from './supervise.mjs'

test('in a store that was started no key reaches a prototype by the name of __proto__', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'store.mjs')
  writeFileSync(file, `const body = {}; process.exit('__proto__' in body ? 7 : 3)`)
  assert.equal(await supervise(process.execPath, file, []), 3)
})
