import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsOf } from '#platform/settings/settings.ts'
import { configuration, live } from '#platform/settings/settings-for-tests.ts'
import { readyLines } from './ready.ts'

test('the startup banner of a live store prints the public URLs of its sites, its card page, and the API of its first site', () => {
  const { SITE_URL_USA: _, ...env } = live
  const settings = settingsOf(configuration({ ...env, SITES: 'GBR' }), { databaseUrl: '', secret: '' })
  const handle = () => {}
  const lines = readyLines(settings, [
    { name: 'shop', port: settings.port, handle },
    { name: 'cards', port: settings.sandboxPort, handle },
  ])
  assert.deepEqual(lines.map((line) => line.trim().replaceAll(/ +/g, ' ')).slice(2, 5), [
    'UK https://gbr.shop.example',
    'Card page https://cards.shop.example',
    'API https://gbr.shop.example/openapi.json',
  ])
})
