import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { loadEnv } from './configuration.ts'

/** Creates a folder with a file, and restores the environment after the test. */
function folderWith(t: TestContext, name: string, text: string): string {
  const before = { ...process.env }
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  writeFileSync(join(folder, name), text)
  delete process.env['ENV_FILE']
  t.after(() => {
    rmSync(folder, { recursive: true })
    for (const each of Object.keys(process.env)) if (!(each in before)) delete process.env[each]
    Object.assign(process.env, before)
  })
  return folder
}

test('the .env file adds settings and never overrides the environment', (t) => {
  const folder = folderWith(t, '.env', 'BRAND="North Forge"\nSELLER_USA=of the file\n')
  process.env['SELLER_USA'] = 'of the environment'
  loadEnv(folder)
  assert.deepEqual([process.env['BRAND'], process.env['SELLER_USA']], ['North Forge', 'of the environment'])
})

test('ENV_FILE selects another file, which must exist, and an empty value means no file', (t) => {
  const folder = folderWith(t, '.env', 'BRAND=North Forge\n')
  writeFileSync(join(folder, 'live.env'), 'BRAND=Anvil\n')
  process.env['ENV_FILE'] = ''
  loadEnv(folder)
  assert.equal(process.env['BRAND'], undefined)
  process.env['ENV_FILE'] = 'live.env'
  loadEnv(folder)
  assert.equal(process.env['BRAND'], 'Anvil')
  process.env['ENV_FILE'] = 'missing.env'
  assert.throws(() => loadEnv(folder), { name: 'Stop', message: /^Cannot read .*missing\.env/ })
})

test('a folder without .env needs no file', (t) => {
  const folder = folderWith(t, 'other', '')
  loadEnv(folder)
  assert.equal(process.env['BRAND'], undefined)
})
