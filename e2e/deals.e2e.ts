import type { Page } from '@playwright/test'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'

const day = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d{1,2}/.source

test("a tile and a product page show a deal's end and the units left at its price [PROMO-404, CATALOG-005]", async ({
  page,
}) => {
  await visit(page, '/deals')
  const tile = page.getByRole('article').filter({ hasText: 'Ironwright Bar Holder' })
  await expect(tile).toContainText(new RegExp(`Ends ${day}. \\d left at this price.`))
  await page.goto('/ironwright-adjustable-bench')
  await expect(page.locator('#buy')).toContainText(new RegExp(`Ends ${day}.`))
})

test("a product page shows an upcoming deal's start and price, and when a past deal ended", async ({ page }) => {
  await page.goto('/ironwright-light-power-bar')
  await expect(page.locator('#buy')).toContainText(new RegExp(`\\$225.00 starting ${day}.`))
  await page.goto('/vestergrav-meet-flat-bench')
  await expect(page.locator('#buy')).toContainText(new RegExp(`This deal ended ${day}.`))
})

/** Sets the store's clock to `seconds` before the displayed deal ends. */
async function beforeEnd(page: Page, seconds: number) {
  await page.route('/favicon.svg', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback()
    const ends = Number(await page.locator('#buy [data-ends]').getAttribute('data-ends'))
    await route.fulfill({ headers: { date: new Date(ends - seconds * 1000).toUTCString() } })
  })
}

test("the last day of a deal counts down by the store's clock, without announcements to screen readers", async ({
  page,
}) => {
  await beforeEnd(page, 2 * 3600)
  await visit(page, '/ironwright-adjustable-bench')
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^1:59:\d\d left$/)
  await expect(timer).toHaveAttribute('aria-live', 'off')
})

test('with reduced motion, the countdown shows no seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beforeEnd(page, 2 * 3600)
  await visit(page, '/ironwright-adjustable-bench')
  await expect(page.getByRole('timer')).toHaveText('1:59 left')
})

test('without JavaScript, a cart line explains its price', async ({ visitor }) => {
  await visitor.goto('/ironwright-adjustable-bench')
  await visitor.getByRole('button', { name: /^Add to cart/ }).click()
  await visitor.goto('/cart')
  await visitor.getByText('Why this price').click()
  const why = visitor.getByRole('group').filter({ hasText: 'Why this price' })
  await expect(why).toContainText('Regular price $495.00')
  await expect(why).toContainText('Current deal $435.00')
})

test('deals are split by department, each with a separate URL, even without JavaScript [PROMO-201, PROMO-202, CATALOG-005]', async ({
  visitor,
}) => {
  await visitor.goto('/deals')
  const tabs = visitor.getByRole('navigation', { name: 'Deals by department' })
  await expect(tabs.getByRole('link', { name: 'All deals' })).toHaveAttribute('aria-current', 'page')
  const all = await visitor.getByRole('article').count()
  await tabs.getByRole('link', { name: 'Benches' }).click()
  await expect(visitor).toHaveURL(/\/deals\?category=Benches$/)
  await expect(tabs.getByRole('link', { name: 'Benches' })).toHaveAttribute('aria-current', 'page')
  await expect(visitor.getByRole('article').filter({ hasText: 'Adjustable Bench' })).toBeVisible()
  expect(await visitor.getByRole('article').count()).toBeLessThan(all)
})

test('the deal departments are in one row at every width', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/deals')
    const tabs = page.getByRole('navigation', { name: 'Deals by department' })
    expect((await tabs.boundingBox())!.height, `${width} pixels`).toBeLessThan(64)
  }
})

test('the sale logo is 163 by 44 px on small screens and 224 by 44 px on others [PROMO-410]', async ({ page }) => {
  for (const [viewport, width] of [
    [390, 163],
    [1440, 224],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 })
    await page.goto('/deals')
    const mark = page.locator('.promo-logo:visible')
    await expect(mark).toHaveCount(1)
    expect(await mark.boundingBox()).toMatchObject({ width, height: 44 })
  }
})
