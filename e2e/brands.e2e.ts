import { expect, test } from '@playwright/test'

test('the brand directory links from a letter to a brand and its product list [CATALOG-006, CATALOG-007]', async ({
  page,
}) => {
  const response = await page.goto('/brands')
  expect(response?.status()).toBe(200)
  await page.getByRole('navigation', { name: 'Brands by letter' }).getByRole('link', { name: 'P' }).click()
  const brand = page.getByRole('region', { name: 'P', exact: true }).getByRole('link', { name: /^Pellam/ })
  await expect(brand).toContainText(/\d+ products/)
  const count = Number(/(\d+) products/.exec((await brand.textContent()) ?? '')?.[1])
  await brand.click()
  await expect(page).toHaveURL(/\/search\?/)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(count))
})
