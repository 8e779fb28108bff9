import { expect, test } from '@playwright/test'
import { waitForHydration, visit } from './shopper.ts'

test('an unknown URL returns 404 with the full layout [ROUTE-004, ROUTE-016]', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Shop', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Popular categories' })
  await expect(categories.getByRole('link', { name: 'Barbells' })).toHaveAttribute('href', '/barbells')
})

test('/404 returns 404 [ROUTE-004, ROUTE-005]', async ({ page }) => {
  const response = await page.goto('/404')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('the not-found page has a working search [ERROR-019]', async ({ page }) => {
  await visit(page, '/no-such-page')
  const main = page.getByRole('main')
  await main.getByLabel('Search products and articles').fill('kettlebell')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=kettlebell$/)
})

test('an unknown order, article, or magazine category returns 404 [ROUTE-016]', async ({ page }) => {
  for (const address of ['/account/order/nobody', '/theindex/no-such-category', '/theindex/news/no-such-article']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
})

test('a product URL with an extra slash or capitals redirects to the canonical URL [ROUTE-019]', async ({ page }) => {
  for (const address of ['/ironwright-power-bar/', '/Ironwright-Power-Bar']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/ironwright-power-bar$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Power Bar' })).toBeVisible()
  }
})

test('a content page opens at its own URL [ROUTE-014]', async ({ page }) => {
  const response = await page.goto('/returns')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('if data is unavailable, the page shows an error with a retry button [ROUTE-028]', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/svc_**', (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barbells' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/svc_**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Barbells' })).toBeVisible()
})
