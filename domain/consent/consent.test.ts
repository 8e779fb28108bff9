import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, siteSettings } from '../sites.ts'
import { browserFamily } from './browser-family.ts'
import {
  chooseAll,
  choiceTime,
  consentCategories,
  consentCookieLine,
  consentCookieValue,
  defaultChoices,
  nextChoiceTime,
  readConsent,
  type ConsentInput,
} from './choices.ts'
import { isListNewer } from './list-version.ts'
import { consentVersion, servicesInVersion } from './listed-services.ts'
import { serverDestinations } from '../analytics/deliveries/server-destinations.ts'
import { destinationConsent } from '../analytics/destinations.ts'
import { destinationService, services, storedItems } from './services.ts'
import { consentSignals } from './signals.ts'
import { tagNames } from './tags.ts'

const version = consentVersion([])
const read = (input: Partial<ConsentInput>) =>
  readConsent({ cookie: undefined, siteDefault: 'denied', version, hasPrivacySignal: false, ...input })
const mixed = { performance: true, marketing: false, functional: true }

test('cookie preferences have exactly the fields performance, marketing, and functional [CONSENT-402]', () => {
  assert.deepEqual([...consentCategories], ['performance', 'marketing', 'functional'])
  assert.deepEqual(JSON.parse(decodeURIComponent(consentCookieValue(mixed, version, 5))), {
    v: version,
    ...mixed,
    ts: 5,
  })
  assert.deepEqual(Object.keys(read({ cookie: consentCookieValue(mixed, version, 5) }).choices), [...consentCategories])
})

test('EUR, GBR, and CAN deny all categories before a choice, and USA, AUS, and APO allow them [CONSENT-006, CONSENT-007, CONSENT-417]', () => {
  const denied = ['EUR', 'GBR', 'CAN']
  for (const site of sites) {
    const { choices, isChosen } = read({ siteDefault: siteSettings[site].consentDefault })
    assert.deepEqual([site, choices, isChosen], [site, chooseAll(!denied.includes(site)), false])
  }
})

test('consent defaults come from the site, and a site without the setting allows all categories [CONSENT-409, CONSENT-410]', () => {
  assert.deepEqual(defaultChoices('denied'), chooseAll(false))
  assert.deepEqual(defaultChoices('granted'), chooseAll(true))
  assert.deepEqual(defaultChoices(undefined), { performance: true, marketing: true, functional: true })
})

test('a saved consent choice overrides the defaults in both directions [CONSENT-411]', () => {
  for (const siteDefault of ['denied', 'granted'] as const) {
    const state = read({ siteDefault, cookie: consentCookieValue(mixed, version, 5) })
    assert.deepEqual(state, { choices: mixed, isChosen: true, hasPrivacySignal: false, problem: null })
  }
})

test('an unreadable consent cookie leaves the site defaults in effect and is reported', () => {
  const values = ['{', '%E0%A4%A', 'null', '[]', 'true', '{"v":1}', `{"v":"1","performance":true}`, 'x'.repeat(5_000)]
  for (const cookie of values)
    assert.deepEqual(
      read({ cookie, siteDefault: 'granted' }),
      { choices: chooseAll(true), isChosen: false, hasPrivacySignal: false, problem: 'unreadable' },
      cookie.slice(0, 40),
    )
  assert.equal(read({}).problem, 'missing')
})

test('Global Privacy Control denies marketing regardless of the choice and the default', () => {
  const all = consentCookieValue(chooseAll(true), version, 5)
  for (const cookie of [undefined, all]) {
    const { choices } = read({ cookie, siteDefault: 'granted', hasPrivacySignal: true })
    assert.deepEqual(choices, { performance: true, marketing: false, functional: true })
  }
})

test('a new entry in the cookie list requires a new choice: until then, rejections apply and other categories fall back to the default', () => {
  const newer = consentVersion(['social-pixel'])
  const cookie = consentCookieValue(mixed, version, 5)
  const denied = read({ cookie, version: newer })
  assert.deepEqual([denied.choices, denied.isChosen, denied.problem], [chooseAll(false), false, 'outdated'])
  const granted = read({ cookie, version: newer, siteDefault: 'granted' })
  assert.deepEqual([granted.choices, granted.isChosen], [mixed, false])
  // Removing a tag does not require a new choice.
  assert.equal(read({ cookie: consentCookieValue(mixed, newer, 5) }).isChosen, true)
  assert.equal(isListNewer(version, version - 65_536), true)
})

test('a new consent choice gets a later timestamp than the saved one, even if the clock was set back', () => {
  const cookie = consentCookieValue(mixed, version, 5_000)
  assert.deepEqual([choiceTime(cookie), choiceTime(undefined), choiceTime('{')], [5_000, 0, 0])
  assert.deepEqual([nextChoiceTime(cookie, 9_000), nextChoiceTime(cookie, 3_000)], [9_000, 5_001])
  assert.equal(nextChoiceTime(undefined, 3_000), 3_000)
})

test('the consent cookie lasts 365 days and is secure over HTTPS [CONSENT-201]', () => {
  assert.equal(consentCookieLine('x', false), 'cookie_preferences=x; Path=/; Max-Age=31536000; SameSite=Lax')
  assert.match(consentCookieLine('x', true), /; Secure$/)
})

test('marketing sets the ad signals, performance sets analytics, and functional sets functionality and security [CONSENT-414, CONSENT-415, CONSENT-416]', () => {
  const none = consentSignals(chooseAll(false))
  assert.deepEqual(new Set(Object.values(none)), new Set(['denied']))
  const granted = (choices: Partial<ReturnType<typeof chooseAll>>) =>
    Object.entries(consentSignals({ ...chooseAll(false), ...choices }))
      .filter(([, signal]) => signal === 'granted')
      .map(([name]) => name)
  assert.deepEqual(granted({ marketing: true }), ['ad_storage', 'ad_user_data', 'ad_personalization'])
  assert.deepEqual(granted({ performance: true }), ['analytics_storage'])
  assert.deepEqual(granted({ functional: true }), ['functionality_storage', 'security_storage'])
})

test('a user agent is reduced to its browser family', () => {
  const system = 'Mozilla/5.0 (X11; Linux x86_64)'
  const agents = {
    [`${system} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`]: 'chrome',
    [`${system} AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`]: 'edge',
    [`${system} Gecko/20100101 Firefox/140.0`]: 'firefox',
    [`Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1`]: 'safari',
    '': 'other',
  }
  for (const [agent, family] of Object.entries(agents)) assert.equal(browserFamily(agent), family, agent)
})

test('version 4 of the cookie list has exactly these optional entries; adding an entry requires a new version', () => {
  const optional = storedItems.filter(({ category }) => category !== 'necessary').map(({ name }) => name)
  assert.deepEqual(
    [consentVersion([]) / 65_536, optional],
    [4, ['visitor', 'challenge', 'exposures', 'chat', 'viewed', 'search_sid', 'visit', 'tab']],
  )
  const tags = Object.entries(services).filter(([, { category }]) => category !== 'necessary')
  assert.deepEqual(
    tags.map(([name]) => name),
    [...tagNames, ...serverDestinations.map(destinationService)],
  )
})

test('each destination that the server calls is in the cookie list with the consent that it needs, and requires a new choice', () => {
  const old = consentVersion(['social-pixel', 'search-ads', 'email-marketing'])
  const versions = serverDestinations.map((name) => {
    const service = destinationService(name)
    assert.equal(services[service].category, destinationConsent[name])
    const newer = consentVersion([service])
    assert.deepEqual([isListNewer(newer, old), servicesInVersion(newer)], [true, [service]], name)
    return newer
  })
  assert.equal(new Set(versions).size, serverDestinations.length)
})

test('every third-party script is in the cookie list as marketing, and enabling it requires a new choice [CONSENT-418]', () => {
  for (const name of tagNames) {
    assert.equal(services[name].category, 'marketing', name)
    assert.equal(isListNewer(consentVersion([name]), consentVersion([])), true, name)
  }
})

test('the bits in the consent version keep their positions', () => {
  const names = Array.from({ length: 13 }, (_, index) => servicesInVersion(version + 2 ** index).join())
  assert.deepEqual(names, [
    'social-pixel',
    'search-ads',
    'email-marketing',
    'customer-data-events',
    'web-analytics-events',
    'ads-events',
    'social-pixel-events',
    'affiliate-events',
    'reviews-events',
    'email-marketing-events',
    'recommendations-events',
    'affiliate',
    'reviews',
  ])
})
