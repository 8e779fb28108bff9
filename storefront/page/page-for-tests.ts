import assert from 'node:assert/strict'
import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { store, type Store } from '#contract/store.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { sites, siteSettings, type Site } from '#domain/sites.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'
import { testNow } from '#services/testing/shop-for-tests.ts'
import { Redirect } from '../router/results.ts'
import type { PageArguments, PageContext } from './page.ts'
import type { ActionResult } from './route/page-route.tsx'

const siteUrls = {
  USA: 'http://localhost:3000',
  CAN: 'http://can.localhost:3000',
  AUS: 'http://aus.localhost:3000',
  EUR: 'http://eur.localhost:3000',
  GBR: 'http://gbr.localhost:3000',
  APO: 'http://apo.localhost:3000',
}

/** A guest's contact details, as sent by forms. */
export const guestContact = { email: 'jo@example.com', firstname: 'Jo', lastname: 'Arden', telephone: '614 555 0100' }

/** A guest's valid US address, as sent by forms. */
export const guestAddress = {
  ...guestContact,
  street: '100 Main St',
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
  countryId: 'US',
}

/** A customer's valid US address, as received by actions. */
export const customerAddress = {
  ...emptyAddress(),
  street: ['12 Forge Street'],
  firstname: 'Ann',
  lastname: 'Bell',
  telephone: '614 555 0101',
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
}

export function pageContextOf(
  { call }: Visitor,
  site: Site = 'USA',
  country = siteSettings[site].homeCountry,
): PageContext {
  const [locale] = siteSettings[site].locales
  return {
    shop: {
      site,
      locale,
      language: 'en',
      country,
      contrast: 'normal',
      units: 'metric',
      tax: null,
      closedStrip: null,
      isDrawerClosed: false,
      isApp: false,
      brand: 'Ironwright',
      openSites: sites,
      siteUrls,
      socialLinks: [],
      cardBrands: ['visa', 'jcb'],
      now: testNow,
    },
    call,
    until: () => {},
    knows: () => {},
    warn: (message, error) => assert.fail(`${message}: ${String(error)}`),
    signal: new AbortController().signal,
  }
}

/** Returns the context for a German page on the European site. */
export function germanContextOf(visitor: Visitor): PageContext {
  const fetcher = (input: string | URL | Request, init?: RequestInit) => visitor.fetch(input as string, init)
  const locale = siteSettings.EUR.locales.find(({ tag }) => tag === 'de-DE')!
  const options = { base: 'http://shop', site: 'EUR', fetcher, contract: store, locale: locale.tag } as const
  const context = pageContextOf({ ...visitor, call: createClient<Store>(options) as StoreCall }, 'EUR')
  return { ...context, shop: { ...context.shop, locale } }
}

export function pageAt(path: string, params: PageArguments['params'] = {}): PageArguments {
  return { url: new URL(path, siteUrls.USA), params }
}

export async function redirectLocation(work: Promise<ActionResult | object>): Promise<string> {
  try {
    const result = await work
    return 'to' in result ? String(result.to) : assert.fail(`No redirect: ${JSON.stringify(result).slice(0, 300)}`)
  } catch (thrown) {
    if (thrown instanceof Redirect) return thrown.to
    throw thrown
  }
}

export async function assertActionData(work: Promise<ActionResult>): Promise<unknown> {
  const result = await work
  return 'data' in result ? result.data : assert.fail(`Redirects to ${result.to}`)
}

export function formOf(fields: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(fields)
}
