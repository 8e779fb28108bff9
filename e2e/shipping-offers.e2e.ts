import { expect, test } from '@playwright/test'
import { fillCart, newEmail, typeAddress, visit } from './shopper.ts'

test('a page lists the products that ship free in quantities of three or more [PROMO-203]', async ({ page }) => {
  await page.goto('/3-ships-free')
  await expect(page.getByRole('heading', { level: 1, name: 'Three ship free' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').filter({ hasText: 'Bar Holder' })).toBeVisible()
})

test('the cart shows how many more units are needed for free shipping, and how one more unit changes the shipping cost [PROMO-222]', async ({
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

test('units in the five-for-five sale ship together for $5 [PROMO-221]', async ({ page }) => {
  await fillCart(page, '/pellam-rubber-kettlebell', 2)
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText('Ship up to 5 for $5')
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  await expect(page.getByRole('group', { name: /Delivery options/ })).toContainText('$5.00')
})
