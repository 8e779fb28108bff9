import { expect, test, type Page } from '@playwright/test'
import { demoCustomer } from '../db/demo/shoppers/tickets.ts'
import { visit } from './shopper.ts'

const plate = '/ironwright-kg-bumpers?weight=20+kg'

async function logIn(page: Page) {
  await visit(page, '/login')
  await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/account/)
}

test("after login, a club member sees the club's prices on the product page and the tile [PRICE-402, PRICE-205]", async ({
  page,
}) => {
  await visit(page, plate)
  await expect(page.locator('#buy')).not.toContainText('Your group price.')
  await logIn(page)
  const response = page.waitForResponse('**/svc_content/catalog/product/group-prices')
  await visit(page, plate)
  await response
  const box = page.locator('#buy')
  await expect(box).toContainText('$175.00')
  await expect(box).toContainText('Your group price.')
  await expect(page.locator('script[type="application/ld+json"]').first()).not.toContainText('175.00')
  await visit(page, '/bumper-plates')
  const tile = page.getByRole('article').filter({ hasText: 'Ironwright KG Bumpers' })
  await expect(tile).toContainText('Your group price.')
})

test('a product page shows the standard prices after logout [PRICE-401]', async ({ page }) => {
  await logIn(page)
  await visit(page, plate)
  await expect(page.locator('#buy')).toContainText('Your group price.')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await visit(page, plate)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#buy')).not.toContainText('Your group price.')
})
