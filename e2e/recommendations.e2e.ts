import { expect, test, type Page } from '@playwright/test'
import { fillCart, visit } from './shopper.ts'

const rowNamed = (page: Page, name: string) => page.getByRole('region', { name })

/** Scrolls like a reader until the footer is slightly below the window. The recommendations appear there. */
async function nearTheEnd(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const gap = document.getElementById('footer')!.getBoundingClientRect().top - innerHeight
        scrollBy(0, Math.min(gap - 300, 600))
        return gap
      }),
    )
    .toBeLessThan(400)
}

test('a product page ends with similar products, and a different product page shows different ones', async ({
  page,
}) => {
  await visit(page, '/ironwright-power-bar')
  await nearTheEnd(page)
  const row = rowNamed(page, 'You may also like')
  await expect(row.getByRole('article').nth(5)).toBeAttached()
  const first = row.getByRole('article').first().getByRole('link')
  const name = (await first.textContent())!
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await nearTheEnd(page)
  await expect(row.getByRole('article').first()).toBeVisible()
  await expect(row.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('the cart page ends with complementary products, and the home page with recommendations based on recently viewed products [SEARCH-404, SEARCH-406]', async ({
  page,
}) => {
  await fillCart(page, '/ironwright-power-bar')
  await visit(page, '/ironwright-iw2-rack')
  // The list may also contain the bar if its page was open long enough.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toMatch(/^ironwright-iw2-rack\b/)
  await visit(page, '/cart')
  await nearTheEnd(page)
  await expect(rowNamed(page, 'Goes with what’s in your cart').getByRole('article').first()).toBeVisible()
  await visit(page, '/')
  await nearTheEnd(page)
  await expect(rowNamed(page, 'Based on what you viewed').getByRole('article').first()).toBeVisible()
})

test('if recommendations fail to load, the page ends without them [ERROR-413]', async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  await page.route('**/api/search-rec/3', (route) => route.fulfill({ status: 500, body: '{}' }))
  await visit(page, '/ironwright-power-bar')
  const response = page.waitForResponse('**/api/search-rec/3')
  await nearTheEnd(page)
  await response
  await expect(rowNamed(page, 'You may also like')).toHaveCount(0)
  expect(failures).toEqual([])
})
