import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { OrderRequest } from '#contract/checkout.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import { chooseAll, consentCookie, consentCookieValue, type ConsentChoices } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { orderMeta } from './order-meta.ts'

test('an order includes the country, language, and path of its locale [ORDER-208]', () => {
  for (const site of sites)
    for (const locale of siteSettings[site].locales) {
      const meta = orderMeta({ site, locale, language: 'en', isApp: false })
      assert.deepEqual(meta, { l10n: { country: locale.country, lang: 'en', path: locale.path } })
      assert.deepEqual(OrderRequest.shape.meta.parse(meta), meta)
    }
})

const [locale] = siteSettings.USA.locales
const web = { site: 'USA' as const, locale, language: 'en', isApp: false } as const
const app = { version: '4.12.0', platform: 'ios' }

test("an order from the native app includes the app's version and platform, and an order from the web does not [ORDER-207]", () => {
  const { l10n, ...appMeta } = orderMeta({ ...web, isApp: true, app })
  assert.deepEqual(appMeta, { appVersion: '4.12.0', appPlatform: 'ios' })
  assert.deepEqual(OrderRequest.shape.meta.parse({ l10n, ...appMeta }), { l10n, ...appMeta })
  assert.deepEqual(orderMeta({ ...web, app }), { l10n })
  assert.deepEqual(orderMeta({ ...web, isApp: true, app: {} }), { l10n })
  // A shared page has no app context.
  assert.deepEqual(orderMeta({ ...web, isApp: true }), { l10n })
  for (const wrong of [{ appVersion: '4'.repeat(41) }, { appPlatform: 'x'.repeat(21) }])
    assert.equal(OrderRequest.shape.meta.safeParse(wrong).success, false)
})

/** Opens a browser with these consent choices. Its storage is unavailable, so ids are stored in memory. */
function inBrowser(context: TestContext, choices: ConsentChoices) {
  const cookie = `${consentCookie}=${consentCookieValue(choices, consentVersion([]), Date.UTC(2026, 10, 20))}`
  const document = { cookie, getElementById: () => null }
  for (const [name, value] of Object.entries({ document, location: { protocol: 'https:', search: '' } })) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
    context.after(() => Reflect.deleteProperty(globalThis, name))
  }
}

test("an order has the browser's anonymous id only with analytics consent [ANALYTICS-201]", async (context) => {
  await context.test('with consent', (inner) => {
    inBrowser(inner, chooseAll(true))
    const { rsAnonId, analytics } = orderMeta(web)
    assert.match(rsAnonId!, /^[\w-]{36}$/)
    assert.ok(analytics!.consents!.includes(eventConsent))
  })
  await context.test('without consent', (inner) => {
    inBrowser(inner, { ...chooseAll(true), [eventConsent]: false })
    const { rsAnonId, analytics } = orderMeta(web)
    assert.deepEqual([rsAnonId, analytics], [undefined, undefined])
  })
})
