import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { closedField } from '#storefront/five-for-five/closed-drawer.ts'
import { overridesCookie } from '#domain/flags/overrides.ts'
import { consentCookie } from '#domain/consent/choices.ts'
import { storedItems } from '#domain/consent/services.ts'
import { endedCookie } from '#domain/sessions/ended.ts'
import { preferredCountryCookie } from '#domain/regions/preferred-country.ts'
import { groupCookie } from '#domain/sessions/group-cookie.ts'
import { sessionCookie } from '#domain/sessions/session-cookie.ts'
import { cookieNames } from '#services/call/identity/scope.ts'
import { preferenceCookies } from '#storefront/shell/header/preference-cookies.ts'
import { orderKey } from '#storefront/browser/storage/browser-storage.ts'
import { listsKey } from '#storefront/browser/storage/customer-storage.ts'
import { chatKey } from '#storefront/chat/remembered-chat.ts'
import { challengeKey } from '#storefront/analytics/events/bank-challenge.ts'
import { exposuresKey, tabKey, visitCookie, visitorKey } from '#storefront/analytics/visit/stamps.ts'
import { segmentsKey } from '#storefront/login/stored/guest-segments.ts'
import { compareKey } from '#storefront/compare/compare-list.ts'
import { root, sourceFiles } from '../source-files.ts'
import { isForTests } from './walls.ts'

const listed = (kind: 'cookie' | 'storage') =>
  storedItems.flatMap((item) => (item.kind === kind ? [item.name.replace('{site}', 'usa')] : [])).toSorted()

/** Each expression in code that sets a cookie, with the resulting cookie names. */
const named: Readonly<Record<string, readonly string[]>> = {
  // Payment links, registries with a password, and guest access to orders.
  'services: cookieOf(site)': ['paying_usa', 'registry_usa', 'seen_usa'],
  'services: cookieNames.session(site)': [cookieNames.session('USA')],
  'services: cookieNames.device(site)': [cookieNames.device('USA')],
  // The guest cart in identify.ts. The customer group and session expiry in handlers.ts.
  'services: name': [cookieNames.guest('USA'), groupCookie('USA'), sessionCookie('USA')],
  // The back-office login is on another host. Shoppers never have this cookie.
  'services: cookieName': [],
  'services: shipToCookie': [preferenceCookies.shipTo],
  'services: consentCookie': [consentCookie],
  'line: ${preferenceCookies[name]}': Object.values(preferenceCookies),
  'line: ${preferenceCookies.postcode}': [preferenceCookies.postcode],
  'line: ${closedField}': [closedField],
  'line: ${overridesCookie}': [overridesCookie],
  'line: ${endedCookie}': [endedCookie],
  'line: ${consentCookie}': [consentCookie],
  'line: ${preferredCountryCookie}': [preferredCountryCookie],
  'line: ${cookie}': ['search_sid'],
  'line: ${visitCookie}': [visitCookie],
}

const sources = sourceFiles('.ts', '.tsx')
  .filter((path) => /^(?:contract|domain|platform|services|start|storefront|ui)\//.test(path) && !isForTests(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

test('the cookie list contains exactly the cookies that the code sets', () => {
  const found = new Set<string>()
  for (const { text } of sources) {
    for (const [, name] of text.matchAll(/\bcookies\.set\(([^,]+),/g)) found.add(`services: ${name}`)
    for (const [, name] of text.matchAll(/[`'"]([^`'"=\s]+)=[^`'"]*; Path=\//g)) found.add(`line: ${name}`)
  }
  assert.deepEqual([...found].toSorted(), Object.keys(named).toSorted())
  assert.deepEqual([...new Set(Object.values(named).flat())].toSorted(), listed('cookie'))
})

test('only known files write cookies in the browser', () => {
  const writers = sources.filter(({ text }) => /document\.cookie = |cookieStore\b/.test(text)).map(({ path }) => path)
  assert.deepEqual(writers.toSorted(), [
    'storefront/after-hydration.ts',
    'storefront/browser/storage/delivery-postcode.ts',
    'storefront/consent/consent-state.ts',
    'storefront/five-for-five/attach.tsx',
    'storefront/search/search-user.ts',
    'storefront/shell/header/toggle-contrast.ts',
    'storefront/shell/notices/announcement-bar.tsx',
    'storefront/shell/notices/session-end.ts',
    'storefront/shell/region/region-dialog.tsx',
  ])
})

/** Files that write to browser storage, with their keys. */
const storageKeys: Readonly<Record<string, readonly string[]>> = {
  'storefront/analytics/events/bank-challenge.ts': [challengeKey],
  'storefront/analytics/visit/stamps.ts': [tabKey, visitorKey],
  'storefront/browser/storage/browser-storage.ts': [],
  'storefront/browser/storage/checkout-draft-storage.ts': [orderKey],
  'storefront/browser/storage/country-data.ts': ['r_cnt_v2', 'r_rgn_v2'],
  'storefront/chat/remembered-chat.ts': [chatKey],
  'storefront/compare/compare-list.ts': [compareKey],
  'storefront/flags/exposures.ts': [exposuresKey],
  'storefront/login/lockout/lockouts.ts': ['login_lockouts'],
  'storefront/login/stored/guest-segments.ts': [segmentsKey],
  'storefront/releases/missing-code.ts': ['reloaded_at'],
  'storefront/recommendations/viewed-products.ts': ['viewed'],
  'storefront/shell/picture-in-picture/attach-player.ts': ['floating_video_closed'],
  'storefront/shell/on-checkout-leave.ts': ['on-checkout'],
  'storefront/shell/newsletters/stored-lists.ts': [listsKey],
  'storefront/shell/overlays/use-scroll.ts': ['scroll'],
  'storefront/shell/region/watch-region.ts': ['region'],
}

test('the storage list contains exactly the browser storage keys that the code uses', () => {
  const writers = sources.filter(({ text }) => /\bsetItem\b|\bsetItem:/.test(text)).map(({ path }) => path)
  assert.deepEqual(writers.toSorted(), Object.keys(storageKeys).toSorted())
  assert.deepEqual(Object.values(storageKeys).flat().toSorted(), listed('storage'))
})
