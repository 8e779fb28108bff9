import { expect, test } from '@playwright/test'
import { fillCart, newEmail, typeAddress, visit } from './shopper.ts'

test('a page lists products that ship free from three units [PROMO-203]', async ({ page }) => {
  await page.goto('/3-ships-free')
  await expect(page.getByRole('heading', { level: 1, name: 'Three ship free' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').filter({ hasText: 'Bar Holder' })).toBeVisible()
})

test('the cart shows how many units are missing for three that ship free, and the shipping cost of one more [PROMO-222]', async ({
  page,
}) => {
  await fillCart(page, '/ironwright-bar-holder', 2)
  await visit(page, '/cart')
  const main = page.getByRole('main')
  await expect(main).toContainText('Add 1 more and they ship free')
  await expect(main).toContainText(/One more saves \$\d+\.\d\d on shipping\./)
  await expect(main).toContainText(/Shipping \(United States\), starting at ?\$/)
  await page.getByRole('button', { name: '+1' }).click()
  await expect(main).toContainText('Your qualifying products ship free')
  await expect(main).toContainText(/Shipping \(United States\), starting at ?Free/)
  await expect(main).toContainText('One more ships at no extra cost.')
})

test('sale units ship together for five [PROMO-221]', async ({ page }) => {
  await fillCart(page, '/pellam-rubber-kettlebell', 2)
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText('Ship up to 5 for $5')
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  await expect(page.getByRole('group', { name: /Delivery options/ })).toContainText('$5.00')
})
