import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings } from '#domain/sites.ts'
import { browserCall } from './browser-call.ts'

test('a call of the browser that nobody answers is logged with its name [ERROR-008]', async ({ mock }) => {
  const { mock: logged } = mock.method(console, 'warn', () => {})
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const call = browserCall({ site: 'USA', isApp: false, locale: siteSettings.USA.locales[0]!, language: 'en' })
  await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { code: 'no_response' })
  assert.deepEqual(
    logged.calls.map(({ arguments: said }) => said),
    [['No answer: GET /svc_list/lists']],
  )
})
