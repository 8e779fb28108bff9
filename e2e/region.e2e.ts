import { expect, test, type Browser, type Page } from '@playwright/test'
import { guestWithBall, visit } from './shopper.ts'
import { originOf } from './sites.ts'

/** Creates a page for a visitor from a country, which the store reads from a request header. */
async function visitorFrom(browser: Browser, country: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-visitor-country': country } })
  return context.newPage()
}
const popup = (page: Page, name = 'Confirm your region') => page.getByRole('dialog', { name })

/** Enables the popup, only on this page. */
async function enableFlag(page: Page) {
  await page.route('**/svc_ssr/features*', (route) =>
    route.fulfill({ json: { features: { enable_region_popup: true }, experiments: [] } }),
  )
}

/** Waits until the visitor's country has been looked up. */
const lookup = (page: Page) => page.waitForResponse(/\/svc_ssr\/(?:site\/[A-Z]{3}\/)?geoIp\?/)

const ball = '/ironwright-medicine-ball'

test('a visitor from Canada on the USA site can switch to the Canadian site or stay [REGION-002, REGION-016, REGION-026]', async ({
  browser,
}) => {
  const page = await visitorFrom(browser, 'CA')
  await enableFlag(page)
  await visit(page, `${originOf('USA')}${ball}?utm_source=letter&utm_campaign=fall`)
  await expect(popup(page)).toContainText(
    "It looks like you're in Canada. Please confirm your region to correctly display pricing and availability.",
  )
  await expect(popup(page).getByRole('heading', { name: 'Confirm your region' })).toBeVisible()
  await expect(popup(page).getByRole('link')).toHaveText('Go to Canada')
  await popup(page).getByRole('button', { name: 'Stay on USA' }).click()
  await expect(popup(page)).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'preferred_country')
  expect([cookie?.value, cookie?.sameSite, cookie?.path]).toEqual(['US', 'Lax', '/'])
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365)
  let lookups = 0
  page.on('request', (request) => (lookups += request.url().includes('geoIp') ? 1 : 0))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  expect(lookups).toBe(0)
})

test('the Go link in the region popup opens the same product on the other site and preserves the utm parameters [REGION-013, REGION-014]', async ({
  browser,
}) => {
  const page = await visitorFrom(browser, 'GB')
  await enableFlag(page)
  await visit(page, `${originOf('USA')}${ball}?utm_source=letter&utm_campaign=fall`)
  await popup(page).getByRole('link', { name: 'Go to UK' }).click()
  await expect(page).toHaveURL(`${originOf('GBR')}${ball}?utm_source=letter&utm_campaign=fall`)
  await lookup(page)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  const cookies = await page.context().cookies(originOf('GBR'))
  expect(cookies.filter(({ name }) => name === 'lang' || name === 'country').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['en', 'GB']),
  )
})

test('EUR shows the region popup without a flag, including in German, and Escape dismisses it for this visit [REGION-008, REGION-025, REGION-027]', async ({
  browser,
}) => {
  const page = await visitorFrom(browser, 'US')
  await visit(page, `${originOf('EUR')}/de/plates`)
  const german = popup(page, 'Region bestätigen')
  await expect(german.getByRole('link', { name: 'Zum Shop USA' })).toHaveAttribute('href', `${originOf('USA')}/plates`)
  const stay = german.getByRole('button', { name: 'Im Shop Europa bleiben' })
  // The dialog is modal, so the page behind it has no tab stops.
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab')
    const isInPage = await page.evaluate(
      () =>
        document.activeElement !== document.body && !document.querySelector('dialog')!.contains(document.activeElement),
    )
    expect(isInPage).toBe(false)
  }
  await expect(stay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(german).toHaveCount(0)
  expect((await page.context().cookies()).some(({ name }) => name === 'preferred_country')).toBe(false)
  await visit(page, `${originOf('EUR')}/gb/plates`)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
})

test('the region popup is never shown in checkout, in the app, or to crawlers [REGION-011]', async ({ browser }) => {
  const page = await visitorFrom(browser, 'US')
  await guestWithBall(page, 'EUR')
  await visit(page, `${originOf('EUR')}/gb/checkout/shipping`)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  await visit(page, `${originOf('EUR')}/gb/plates?isMobileApp=true`)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  const crawler = await browser.newContext({
    extraHTTPHeaders: { 'x-visitor-country': 'US' },
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const crawled = await crawler.newPage()
  await visit(crawled, `${originOf('EUR')}/gb/plates`)
  await crawled.waitForLoadState('networkidle')
  await expect(popup(crawled)).toHaveCount(0)
})

test('a country forced by the URL shows the region popup, which waits until another dialog closes [REGION-024]', async ({
  page,
}) => {
  const opened = Promise.withResolvers<void>()
  await page.route(/geoIp\?.*_force=US/, async (route) => {
    await opened.promise
    await route.continue()
  })
  const requested = page.waitForRequest(/geoIp\?/)
  await visit(page, `${originOf('EUR')}/gb/plates?_force=US`)
  await requested
  await page.getByRole('navigation', { name: 'Customer service' }).getByRole('link', { name: /, EUR/ }).click()
  const select = page.getByRole('dialog', { name: 'Choose your country' })
  await expect(select).toBeVisible()
  const found = lookup(page)
  opened.resolve()
  await found
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popup(page).getByRole('link', { name: 'Go to USA' })).toHaveAttribute(
    'href',
    `${originOf('USA')}/plates`,
  )
  await expect(select).toHaveCount(0)
})

test('the country of a visitor is looked up once per visit, and a served country does not show the region popup [REGION-011]', async ({
  browser,
}) => {
  const page = await visitorFrom(browser, 'FR')
  let lookups = 0
  page.on('request', (request) => (lookups += request.url().includes('geoIp') ? 1 : 0))
  const first = lookup(page)
  await visit(page, `${originOf('EUR')}/gb/plates`)
  await first
  await visit(page, `${originOf('EUR')}/gb/barbells`)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  expect(lookups).toBe(1)
})

test("the country select shows each site's flag, languages, and currency, and the European locales", async ({
  page,
}) => {
  await visit(page, `${originOf('EUR')}/gb/search?q=bar`)
  const opener = page.getByRole('navigation', { name: 'Customer service' }).getByRole('link', { name: /, EUR/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Choose your country' })
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await expect(dialog.getByRole('link', { name: /Europe/ })).toContainText(
    'English, Español, Français, Deutsch, Nederlands · EUR',
  )
  await expect(dialog.locator('.site-flag')).toHaveCount(6)
  const locales = dialog.getByRole('navigation', { name: 'Languages' })
  await expect(locales.getByRole('link')).toHaveCount(10)
  await locales.getByRole('link', { name: 'Deutsch', exact: true }).click()
  await expect(page).toHaveURL(`${originOf('EUR')}/de/search?q=bar`)
})
