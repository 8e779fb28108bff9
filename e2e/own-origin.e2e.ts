import { expect, test, type Page } from '@playwright/test'
import { cards, completePaymentStep, completeShippingStep, guestWithBall, newEmail, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'

/** Collects the origins that the page requests from now on. */
function requestedOrigins(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') origins.add(origin)
  })
  return origins
}

const pages = [
  '/',
  '/barbells',
  '/ironwright-power-bar',
  '/search?q=bar',
  '/theindex',
  '/cart',
  '/login',
  '/deals',
  '/no-such-page',
]

for (const site of ['USA', 'EUR'] satisfies Site[]) {
  test(`no page requests another origin: ${site}`, async ({ page }) => {
    const origins = requestedOrigins(page)
    for (const address of pages) {
      await visit(page, originOf(site) + address)
      await page.waitForLoadState('networkidle')
    }
    expect([...origins]).toEqual([originOf(site)])
  })
}

test('checkout sends requests only to the shop and the card frame', async ({ page }) => {
  const origins = requestedOrigins(page)
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  const frame = await page.locator('iframe[title="Card details"]').getAttribute('src')
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  const vault = new URL(frame ?? '').origin
  expect(vault).not.toBe(originOf('USA'))
  expect([...origins].toSorted()).toEqual([originOf('USA'), vault].toSorted())
})

test('the home page does not load checkout code [CHECKOUT-401]', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(
    scripts.filter((url) => /checkout|shipping-(page|step)|payment-(page|step)|review-(page|step)/.test(url)),
  ).toEqual([])
})

test('AUS, EUR, and GBR load no external script and show no chat link [SHELL-403]', async ({ page }) => {
  for (const site of ['AUS', 'EUR', 'GBR'] satisfies Site[]) {
    const origins = requestedOrigins(page)
    await visit(page, originOf(site))
    await page.waitForLoadState('networkidle')
    expect([...origins]).toEqual([originOf(site)])
    await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Contact|Chat with) us$/ })).toHaveCount(0)
    page.removeAllListeners('request')
  }
})
