import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildStorefront } from '#storefront/build/build.ts'
import { readManifest } from '#storefront/build/manifest.ts'
import { startPages } from '../server/server-for-tests.ts'

const { ask: fetchPage } = await startPages()
const { folder } = await buildStorefront()
const manifest = await readManifest(join(folder, 'client'))
/** Path of a European home page in each language. */
const pathOf = { de: '/de', es: '/es', fr: '/fr', nl: '/be' } as const

test('a page in a language other than English preloads its translations, and an English page preloads none', async () => {
  const { body: english } = await fetchPage('USA', '/nothing')
  for (const [language, path] of Object.entries(pathOf)) {
    const { body } = await fetchPage('EUR', `${path}/nothing`)
    assert.match(body, new RegExp(`<html lang="${language}`))
    for (const name of ['translated', language]) {
      const entry = manifest[`storefront/translations/${name}.ts`]
      assert.ok(entry, `the build has no file ${name}`)
      assert.ok(body.includes(`/${entry.file}`), `${path} loads ${entry.file} late`)
      assert.ok(!english.includes(`/${entry.file}`))
    }
  }
})
