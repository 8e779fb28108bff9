import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { chooseAll, consentCookieValue } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { currentConsent, isAllowed, isPersonalized, onConsentChange, saveChoices } from './consent-state.ts'
import { mockBrowserGlobals, callForTests, settlePromises, shopForTests } from './browser-for-tests.ts'
import { startConsent } from './start-consent.ts'

const start = (browser: ReturnType<typeof mockBrowserGlobals>) =>
  startConsent({ call: callForTests, shop: shopForTests('EUR'), onPage: browser.onPage })

test('if the preferences cookie is missing, a warning is logged [CONSENT-412]', (context) => {
  const browser = mockBrowserGlobals(context)
  start(browser)
  assert.deepEqual(browser.warnings, ['cookie preferences missing, using the defaults of EUR'])
})

test("if the preferences cookie is unreadable, a warning is logged and the site's defaults apply [CONSENT-413, ERROR-425]", (context) => {
  const browser = mockBrowserGlobals(context)
  browser.jar.set('cookie_preferences', '%7Bbroken')
  start(browser)
  assert.deepEqual(browser.warnings, ['cookie preferences unreadable, using the defaults of EUR'])
  assert.deepEqual(currentConsent('EUR').choices, chooseAll(false))
  assert.deepEqual(currentConsent('USA').choices, chooseAll(true))
})

test('a saved consent choice is stored in the cookie, notifies listeners, and logs no warning', (context) => {
  const browser = mockBrowserGlobals(context)
  let changes = 0
  const stop = onConsentChange(() => (changes += 1))
  saveChoices(callForTests, { ...chooseAll(false), performance: true }, 'banner')
  stop()
  saveChoices(callForTests, { ...chooseAll(false), performance: true }, 'banner')
  assert.equal(changes, 1)
  assert.deepEqual([isAllowed('EUR', 'performance'), isAllowed('USA', 'marketing')], [true, false])
  start(browser)
  assert.deepEqual(browser.warnings, [])
})

test('when the store adds a server destination, shoppers must choose again', (context) => {
  const browser = mockBrowserGlobals(context, { services: ['customer-data-events'] })
  browser.jar.set('cookie_preferences', consentCookieValue(chooseAll(true), consentVersion([]), 1))
  assert.deepEqual([currentConsent('EUR').isChosen, isAllowed('EUR', 'performance')], [false, false])
  saveChoices(callForTests, chooseAll(true), 'banner')
  assert.deepEqual([currentConsent('EUR').isChosen, isAllowed('EUR', 'performance')], [true, true])
})

test('a consent record that cannot be stored is sent once more with the same key, and the choice still applies', async (context) => {
  mockBrowserGlobals(context)
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const keys: string[] = []
  const call = (async (_: string, { key }: { key: string }) => {
    keys.push(key)
    throw new Error('offline')
  }) as unknown as StoreCall
  saveChoices(call, chooseAll(true), 'banner')
  await settlePromises()
  context.mock.timers.tick(5_000)
  await settlePromises()
  context.mock.timers.tick(60_000)
  await settlePromises()
  assert.deepEqual(keys, [keys[0], keys[0]])
  assert.equal(isAllowed('EUR', 'marketing'), true)
})

test('a newer consent choice replaces one that is waiting to be sent again', async (context) => {
  mockBrowserGlobals(context)
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const sent: boolean[] = []
  const call = (async (_: string, { body }: { body: { marketing: boolean } }) => {
    sent.push(body.marketing)
    if (body.marketing) throw new Error('offline')
  }) as unknown as StoreCall
  saveChoices(call, chooseAll(true), 'banner')
  await settlePromises()
  saveChoices(call, chooseAll(false), 'banner')
  await settlePromises()
  context.mock.timers.tick(5_000)
  await settlePromises()
  assert.deepEqual(sent, [true, false])
  assert.equal(isAllowed('USA', 'marketing'), false)
})

test('a late response to an earlier consent choice sets its cookie but does not replace a newer choice', async (context) => {
  const { jar } = mockBrowserGlobals(context)
  const late = Promise.withResolvers<void>()
  const sent: { marketing: boolean; cookie: string | undefined }[] = []
  const call = (async (_: string, { body }: { body: { marketing: boolean } }) => {
    const cookie = jar.get('cookie_preferences')!
    sent.push({ marketing: body.marketing, cookie })
    if (body.marketing) await late.promise
    jar.set('cookie_preferences', cookie)
  }) as unknown as StoreCall
  saveChoices(call, chooseAll(true), 'banner')
  await settlePromises()
  saveChoices(call, chooseAll(false), 'banner')
  const rejected = jar.get('cookie_preferences')
  await settlePromises()
  assert.equal(sent.length, 1, 'the second waits for the first')
  late.resolve()
  await settlePromises()
  assert.deepEqual(sent[1], { marketing: false, cookie: rejected })
  assert.equal(jar.get('cookie_preferences'), rejected)
})

test('search is personalized only with functional consent and without a privacy signal [SEARCH-072]', (context) => {
  const table = [
    { choice: undefined, signal: false, personalized: { USA: true, EUR: false } },
    { choice: true, signal: false, personalized: { USA: true, EUR: true } },
    { choice: false, signal: false, personalized: { USA: false, EUR: false } },
    { choice: true, signal: true, personalized: { USA: false, EUR: false } },
  ]
  for (const { choice, signal, personalized } of table) {
    mockBrowserGlobals(context, { hasPrivacySignal: signal })
    if (choice !== undefined) saveChoices(callForTests, { ...chooseAll(false), functional: choice }, 'page')
    assert.deepEqual({ USA: isPersonalized('USA'), EUR: isPersonalized('EUR') }, personalized)
  }
})
