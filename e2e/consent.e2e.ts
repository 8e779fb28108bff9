import type { Page } from '@playwright/test'
import { deleteDataFolder, startStore, type StartedStore } from '../start/store-for-tests.ts'
import { guestWithBall, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const agreement = (page: Page) =>
  page.getByRole('region', { name: /^(?:Cookies|Cookie preferences|Cookie-Einstellungen)$/ })
const button = (page: Page, name: string) => agreement(page).getByRole('button', { name, exact: true })

interface Preferences {
  performance: boolean
  marketing: boolean
  functional: boolean
}

/** Returns the saved choices, or undefined before the first choice. */
async function savedOn(page: AnyPage): Promise<Preferences | undefined> {
  const cookies = await page.context().cookies(page.url())
  const saved = cookies.find(({ name }) => name === 'cookie_preferences')
  if (!saved) return undefined
  const { performance, marketing, functional } = JSON.parse(decodeURIComponent(saved.value)) as Preferences
  return { performance, marketing, functional }
}

const all = { performance: true, marketing: true, functional: true }
const none = { performance: false, marketing: false, functional: false }
const pages = ['/', '/barbells', '/ironwright-power-bar', '/cart']

test('the cookie agreement is shown until a choice is stored, and reopens from the footer [CONSENT-001, CONSENT-002]', async ({
  page,
}) => {
  for (const site of ['USA', 'EUR'] satisfies Site[]) {
    await visit(page, originOf(site))
    await expect(agreement(page)).toBeVisible()
    await visit(page, `${originOf(site)}/barbells`)
    await button(page, 'Reject all').click()
    await expect(agreement(page)).toBeHidden()
    expect(await savedOn(page)).toEqual(none)
    await visit(page, originOf(site))
    await page.waitForLoadState('networkidle')
    await expect(agreement(page)).toBeHidden()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await button(page, 'Accept all').click()
  await expect(agreement(page)).toBeHidden()
  expect(await savedOn(page)).toEqual(all)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await agreement(page).getByRole('checkbox', { name: 'Marketing' }).uncheck()
  await button(page, 'Save choices').click()
  await expect(agreement(page)).toBeHidden()
  expect(await savedOn(page)).toEqual({ ...all, marketing: false })
})

test('the cookie agreement works by keyboard alone, and Escape does not make a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${originOf('EUR')}/de`)
  await expect(button(page, 'Alle annehmen')).toBeVisible()
  await button(page, 'Einstellungen').focus()
  await page.keyboard.press('Escape')
  await expect(agreement(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cookie-Einstellungen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Einstellungen')).toBeVisible()
  expect(await savedOn(page)).toBeUndefined()
  await button(page, 'Alle ablehnen').focus()
  await page.keyboard.press('Space')
  await expect(agreement(page)).toBeHidden()
  expect(await savedOn(page)).toEqual(none)
})

test('on a phone, the cookie agreement covers at most 40% of the window, and it never covers checkout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await guestWithBall(page)
  await visit(page, '/cart')
  await expect(agreement(page)).toBeVisible()
  const box = await agreement(page).boundingBox()
  expect(box!.height).toBeLessThanOrEqual(844 * 0.4 + 1)
  // The sheet is not a dialog, so the button behind it is reachable.
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL('**/checkout**')
  await expect(agreement(page)).toBeHidden()
})

test('without JavaScript, the cookie preferences page saves a choice and lists all cookies', async ({ visitor }) => {
  await visitor.goto(`${originOf('EUR')}/gb`)
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await expect(visitor.getByRole('checkbox', { name: 'Functional' })).not.toBeChecked()
  await expect(visitor.getByRole('row', { name: /^cart_eur/ })).toContainText('365 days')
  await visitor.getByRole('checkbox', { name: 'Functional' }).check()
  await visitor.getByRole('button', { name: 'Save choices' }).click()
  await expect(visitor.getByRole('status').filter({ hasText: 'Cookie preferences saved' })).toBeVisible()
  await expect(visitor.getByRole('checkbox', { name: 'Functional' })).toBeChecked()
  expect(await savedOn(visitor)).toEqual({ ...none, functional: true })
})

test('the native app shows no cookie agreement [CONSENT-401]', async ({ page }) => {
  for (const address of ['/app/orders', '/app/tracking', '/?isMobileApp=true']) {
    await visit(page, originOf('USA') + address)
    await page.waitForLoadState('networkidle')
    await expect(agreement(page)).toHaveCount(0)
  }
})

test.describe('third-party scripts', () => {
  test.describe.configure({ mode: 'serial' })
  const vendor = 'https://vendor.example'
  const scripts = {
    pixel: `${vendor}/pixel.js`,
    ads: `${vendor}/ads.js`,
    email: `${vendor}/email.js`,
    affiliate: `${vendor}/affiliate.js`,
    reviews: `${vendor}/reviews.js`,
  }
  let store: StartedStore

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    store = await startStore({
      env: {
        SOCIAL_PIXEL_ID: '1234567',
        SOCIAL_PIXEL_SCRIPT_URL: scripts.pixel,
        SEARCH_ADS_ID: 'AW-1234567',
        SEARCH_ADS_SCRIPT_URL: scripts.ads,
        EMAIL_MARKETING_ID: 'abc123',
        EMAIL_MARKETING_SCRIPT_URL: scripts.email,
        AFFILIATE_SITE_ID: '1012345',
        AFFILIATE_SCRIPT_URL: scripts.affiliate,
        REVIEWS_SCRIPT_URL: scripts.reviews,
        REVIEWS_SCRIPT_ORIGINS: 'https://api.vendor.example',
      },
    })
  })
  test.afterAll(async () => {
    await store?.stop()
    if (store) deleteDataFolder(store.dataDir)
  })

  const storeOf = (site: 'usa' | 'eur') => `http://${site === 'usa' ? '' : 'eur.'}localhost:${store.port}`

  /** Serves the vendors' scripts and collects every request to an origin other than the store's. */
  async function watchRequests(page: Page): Promise<string[]> {
    const requests: string[] = []
    await page.route(`${vendor}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && !hostname.endsWith('localhost')) requests.push(request.url())
    })
    return requests
  }
  const browse = async (page: Page, site: 'usa' | 'eur') => {
    for (const path of pages) {
      await visit(page, storeOf(site) + path)
      await page.waitForLoadState('networkidle')
    }
  }

  test('on EUR, no other origin is requested before a choice or after Reject all [CONSENT-403, CONSENT-404, CONSENT-405]', async ({
    page,
  }) => {
    const requests = await watchRequests(page)
    await browse(page, 'eur')
    await button(page, 'Reject all').click()
    await browse(page, 'eur')
    expect(requests).toEqual([])
  })

  test('each configured script is requested once a shopper on EUR allows marketing, and no other origin is requested [SHELL-412, ANALYTICS-494, ANALYTICS-495]', async ({
    page,
  }) => {
    const requests = await watchRequests(page)
    const policyOf = async (path: string) =>
      (await page.goto(`${storeOf('eur')}/gb/${path}`))?.headers()['content-security-policy']
    const sourcesOf = (policy: string | undefined, name: string) =>
      policy?.split('; ').flatMap((part) => (part.startsWith(`${name} `) ? part.split(' ').slice(1) : []))
    expect(sourcesOf(await policyOf('login'), 'script-src')).toEqual(["'self'"])
    const policy = await policyOf('ironwright-power-bar')
    const origins = ["'self'", vendor, 'https://api.vendor.example']
    expect(sourcesOf(policy, 'script-src')).toEqual(origins)
    expect(sourcesOf(policy, 'connect-src')).toEqual(origins)
    await expect(button(page, 'Preferences')).toBeVisible()
    expect(requests).toEqual([])
    await button(page, 'Preferences').click()
    await expect(agreement(page).locator('th', { hasText: 'AvantLink' })).toHaveCount(1)
    await agreement(page).getByRole('checkbox', { name: 'Marketing' }).check()
    await agreement(page).getByRole('checkbox', { name: 'Performance' }).check()
    await button(page, 'Save choices').click()
    await expect.poll(() => requests.toSorted()).toEqual(Object.values(scripts).toSorted())
    const tagEvents = () =>
      page.evaluate(() =>
        ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).flatMap(({ 0: command, 1: name }) =>
          command === 'event' ? [name] : [],
        ),
      )
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect.poll(tagEvents).toContain('add_to_cart')
  })

  test('USA allows scripts by default, and withdrawing consent stops them [CONSENT-006, CONSENT-417, CONSENT-418]', async ({
    page,
  }) => {
    const requests = await watchRequests(page)
    await visit(page, `${storeOf('usa')}/barbells`)
    await expect.poll(() => requests.toSorted()).toEqual(Object.values(scripts).toSorted())
    const hasTags = () => page.evaluate(() => 'fbq' in globalThis)
    expect(await hasTags()).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
    // The email script cannot be turned off, so the page must reload.
    const newDocument = page.waitForEvent('load')
    await button(page, 'Reject all').click()
    await newDocument
    expect(await hasTags()).toBe(false)
    requests.length = 0
    await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click()
    await expect(page).toHaveURL(/\/deals$/)
    await browse(page, 'usa')
    expect(requests).toEqual([])
  })

  test('Global Privacy Control disables marketing, and the preferences state this [CONSENT-406, CONSENT-407, CONSENT-408]', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const requests = await watchRequests(page)
    await visit(page, `${storeOf('usa')}/barbells`)
    await button(page, 'Accept all').click()
    await browse(page, 'usa')
    expect(requests).toEqual([])
    expect(await savedOn(page)).toEqual({ ...all, marketing: false })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
    await expect(agreement(page).getByRole('checkbox', { name: 'Marketing' })).toBeDisabled()
    await expect(agreement(page)).toContainText('Global Privacy Control')
  })
})
