import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { chooseAll, choiceTime, consentCookieValue } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { services, storedItems, type ServiceName } from '#domain/consent/services.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { Shop } from '#storefront/page/page.ts'
import { loadTexts } from '../../texts.ts'
import { loadPreferences } from './load-preferences.ts'
import { savePreferences } from './preferences-actions.ts'
import { readChoices } from '../read-choices.ts'
import { serviceRows } from '../service-rows.ts'
import { texts } from '../texts/en.ts'
import { texts as german } from '../texts/de.ts'
import { texts as spanish } from '../texts/es.ts'
import { texts as french } from '../texts/fr.ts'
import { texts as dutch } from '../texts/nl.ts'

const shop = await openTestShop([])
await loadTexts('en', ['consent'])
const version = String(consentVersion([]))

function contextOf(visitor: ReturnType<typeof shop.visit>, privacy: NonNullable<Shop['privacy']>) {
  const context = pageContextOf(visitor, 'EUR')
  return { ...context, shop: { ...context.shop, privacy } }
}
const stateFor = async (privacy: NonNullable<Shop['privacy']>) =>
  (await loadPreferences(contextOf(shop.visit('EUR'), privacy), pageAt('/cookie-preferences'))).view.state

test("the preferences page preselects the request's stored choices, even without JavaScript", async () => {
  assert.deepEqual((await stateFor({ hasSignal: false })).choices, chooseAll(false))
  const mixed = { performance: true, marketing: true, functional: false }
  const cookie = consentCookieValue(mixed, consentVersion([]), 1)
  assert.deepEqual((await stateFor({ cookie, hasSignal: false })).choices, mixed)
  const signaled = await stateFor({ cookie, hasSignal: true })
  assert.deepEqual([signaled.choices.marketing, signaled.hasPrivacySignal], [false, true])
})

test('each of the three choices in the consent form can be saved without JavaScript [CONSENT-002]', async () => {
  const paths = {
    all: [{}, chooseAll(true)],
    none: [{ marketing: 'on' }, chooseAll(false)],
    selected: [{ functional: 'on' }, { ...chooseAll(false), functional: true }],
  } as const
  for (const [choice, [fields, expected]] of Object.entries(paths)) {
    const visitor = shop.visit('EUR')
    const saving = savePreferences(contextOf(visitor, { hasSignal: false }), formOf({ choice, version, ...fields }))
    assert.equal(await redirectLocation(saving), '/cookie-preferences?saved=1')
    const cookie = visitor.cookies.get('cookie_preferences')!
    const { choices, isChosen } = await stateFor({ cookie, hasSignal: false })
    assert.deepEqual([choices, isChosen], [expected, true], choice)
  }
})

test('with a privacy signal, accepting all cookies does not save consent to marketing', async () => {
  const visitor = shop.visit('USA')
  await savePreferences(contextOf(visitor, { hasSignal: true }), formOf({ choice: 'all', version }))
  assert.match(decodeURIComponent(visitor.cookies.get('cookie_preferences')!), /"marketing":false/)
})

test('the consent form saves the displayed version of the cookie list, and an invalid version saves nothing', async () => {
  const visitor = shop.visit('EUR')
  const context = contextOf(visitor, { hasSignal: false })
  const seen = consentVersion(['social-pixel'])
  for (const wrong of ['', '-1', '1e3', '99999999999']) {
    assert.deepEqual(await savePreferences(context, formOf({ choice: 'all', version: wrong })), {
      to: '/cookie-preferences',
    })
  }
  assert.equal(visitor.cookies.has('cookie_preferences'), false)
  await savePreferences(context, formOf({ choice: 'all', version: String(seen) }))
  assert.match(decodeURIComponent(visitor.cookies.get('cookie_preferences')!), new RegExp(`"v":${seen}`))
  const { view } = await loadPreferences(context, pageAt('/cookie-preferences'))
  assert.equal(view.version, consentVersion([]))
})

test('a consent choice saved without JavaScript replaces a stored one, even if its time is in the future', async () => {
  const visitor = shop.visit('EUR')
  const cookie = consentCookieValue(chooseAll(true), consentVersion([]), 4_000_000_000_000)
  visitor.cookies.set('cookie_preferences', cookie)
  await savePreferences(contextOf(visitor, { cookie, hasSignal: false }), formOf({ choice: 'none', version }))
  const saved = visitor.cookies.get('cookie_preferences')!
  assert.equal(choiceTime(saved), 4_000_000_000_001)
  assert.deepEqual((await stateFor({ cookie: saved, hasSignal: false })).choices, chooseAll(false))
})

test('a consent choice that cannot be saved stays in the form, and the page does not report it as saved', async () => {
  const failing = (error: Error) => {
    const call = async () => {
      throw error
    }
    return { ...contextOf(shop.visit('USA'), { hasSignal: true }), call: call as never }
  }
  const form = formOf({ choice: 'selected', version, marketing: 'on', functional: 'on' })
  assert.deepEqual(await savePreferences(failing(new RefusalError(503, 'service_unavailable')), form), {
    status: 503,
    data: { ...chooseAll(false), functional: true },
  })
  await assert.rejects(savePreferences(failing(new TypeError('a defect')), form), TypeError)
})

test('an unknown choice in the consent form saves nothing', async () => {
  const visitor = shop.visit('EUR')
  const saving = savePreferences(contextOf(visitor, { hasSignal: false }), formOf({ choice: 'maybe', version }))
  assert.equal(await redirectLocation(saving), '/cookie-preferences')
  assert.equal(visitor.cookies.has('cookie_preferences'), false)
  assert.equal(readChoices(formOf({})), null)
})

test('the cookie preferences page lists every cookie and every enabled service exactly once, with a name, in all languages', () => {
  const enabled = Object.keys(services) as ServiceName[]
  for (const language of [texts, german, spanish, french, dutch]) {
    const rows = serviceRows(enabled, 'GBR', language)
    assert.equal(new Set(rows.map(({ key }) => key)).size, storedItems.length + enabled.length)
    assert.ok(rows.every(({ name, purpose, lifetime }) => name !== '' && purpose !== '' && lifetime !== ''))
    assert.ok(rows.some(({ name }) => name === 'cart_gbr'))
    assert.ok(!rows.some(({ name }) => name.endsWith('-events')))
  }
  const names = serviceRows([], 'USA', texts).map(({ name }) => name)
  assert.ok(!names.includes('Google Ads'), 'a service without an account is not listed')
  const [first] = serviceRows([], 'USA', texts)
  assert.deepEqual([first!.name, first!.lifetime], ['cookie_preferences', '365 days'])
})

test("the cookie preferences page lists the server's destinations and requests a new choice", async () => {
  const thirdParties = { payment: [], tags: [], destinations: ['customer-data', 'ads'] } as const
  const cookie = consentCookieValue(chooseAll(true), consentVersion([]), 1)
  const context = contextOf(shop.visitBy({ thirdParties })('EUR'), { cookie, hasSignal: false })
  const { enabled, version: shown, state } = (await loadPreferences(context, pageAt('/cookie-preferences'))).view
  assert.deepEqual(enabled, ['customer-data-events', 'ads-events'])
  assert.equal(shown, consentVersion(['customer-data-events', 'ads-events']))
  assert.deepEqual([state.isChosen, state.choices], [false, chooseAll(false)])
  const rows = serviceRows(enabled, 'EUR', texts).filter(({ key }) => key.endsWith('-events'))
  assert.deepEqual(
    rows.map(({ name, category }) => [name, category]),
    [
      ['Customer data platform', 'performance'],
      ['Google Ads Data Manager', 'marketing'],
    ],
  )
})
