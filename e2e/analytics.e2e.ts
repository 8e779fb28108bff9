import { expect, test, type Page } from '@playwright/test'
import { chooseAll, consentCookie, consentCookieValue } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { readStoredEvents } from './merchant.ts'
import { visit } from './shopper.ts'

/** Walks from the home page to the cart within one document. */
async function shop(page: Page): Promise<void> {
  await visit(page, '/')
  const open = async (path: RegExp, click: () => Promise<void>) => {
    await click()
    await page.waitForURL(path)
  }
  const link = page.locator('main a[href="/barbells"]').first()
  await open(/\/barbells$/, () => link.click())
  await open(/\/ironwright-power-bar/, () =>
    page.locator('main article a[href="/ironwright-power-bar"]').first().click(),
  )
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const side = page.getByRole('dialog')
  await open(/\/cart$/, () => side.getByRole('link', { name: /cart/i }).first().click())
}

test("the stored events of a visit match the shopper's actions in order [ANALYTICS-002, ANALYTICS-417]", async ({
  page,
}) => {
  await shop(page)
  const anonymousId = await page.evaluate(() => localStorage.getItem('visitor')!.split('.')[0]!)
  await expect
    .poll(async () => (await readStoredEvents(anonymousId)).map(({ type, path }) => type === 'page' && path), {
      timeout: 15_000,
    })
    .toContain('/cart')
  const events = await readStoredEvents(anonymousId)
  expect(events.flatMap(({ type, path }) => (type === 'page' ? [path] : []))).toEqual([
    '/',
    '/barbells',
    '/ironwright-power-bar',
    '/cart',
  ])
  const tracked = events.filter(({ type, name }) => type === 'track' && name !== 'overlay')
  expect([...new Set(tracked.map(({ name }) => name))]).toEqual([
    'Site Load',
    'listView',
    'productClick',
    'productDetailView',
    'addToCart',
  ])
  const [added, ...others] = tracked.filter(({ name }) => name === 'addToCart')
  expect(others).toEqual([])
  expect(added).toMatchObject({ site: 'USA', qty: 1 })
  expect(new Set(events.map(({ visits }) => visits)).size).toBe(1)
})

test('without consent, a visit sends and stores nothing', async ({ page }) => {
  const value = consentCookieValue(chooseAll(false), consentVersion([]), 1)
  await page.context().addCookies([{ name: consentCookie, value, domain: 'localhost', path: '/' }])
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await shop(page)
  // Leaving the document sends any queued events.
  await visit(page, '/')
  expect(requests.filter((path) => path.startsWith('/v1/') || path.includes('/analytics/items'))).toEqual([])
  expect(await page.evaluate(() => [localStorage.getItem('visitor'), sessionStorage.getItem('tab')])).toEqual([
    null,
    null,
  ])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('visit')
})
