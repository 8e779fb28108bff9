import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { saveChoices } from '../consent-state.ts'
import { mockBrowserGlobals, settlePromises, shopForTests } from '../browser-for-tests.ts'
import { startTags } from './load-tags.ts'

const tag = { name: 'email-marketing', id: 'abc123', scriptUrl: 'https://email.example/a.js' } as const

test('withdrawing consent for a script that cannot be turned off reloads the page, unless a form has unsaved changes', async (context) => {
  const browser = mockBrowserGlobals(context, { tags: [tag] })
  const form = { isUnsaved: true }
  startTags({ ...shopForTests('USA'), isApp: false }, browser.onPage, () => form.isUnsaved)
  assert.deepEqual(browser.scripts, [tag.scriptUrl])
  const sending = Promise.withResolvers<void>()
  const call = (async () => sending.promise) as unknown as StoreCall
  const reject = async () => {
    saveChoices(call, chooseAll(false), 'page')
    await settlePromises()
  }
  const { location } = browser
  await reject()
  form.isUnsaved = false
  assert.equal(location.reloads, 0, 'the record is not sent yet')
  form.isUnsaved = true
  sending.resolve()
  await settlePromises()
  assert.equal(location.reloads, 0, 'a form is unsaved')
  browser.visit('/plates')
  assert.equal(location.reloads, 1, 'the next page')
  form.isUnsaved = false
  await reject()
  assert.equal(location.reloads, 2)
  browser.jar.delete('cookie_preferences')
  browser.visit('/cookie-preferences')
  await reject()
  assert.deepEqual([location.reloads, location.assigned], [2, ['?saved=1']], 'the page of preferences confirms')
})
