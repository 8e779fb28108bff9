import type { Page } from '@playwright/test'
import { waitForHydration, visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'

async function add(page: Page, path: string) {
  await visit(page, path)
  await page.getByRole('link', { name: 'Add to compare' }).click()
  await expect(page.getByRole('region', { name: 'Product comparison' })).toBeVisible()
  await waitForHydration(page)
}

test('products in a category can be compared and removed, and a fifth product is refused [CATALOG-002, CATALOG-003, CATALOG-237]', async ({
  page,
}) => {
  const benches = [
    '/ironwright-adjustable-bench',
    '/ironwright-flat-bench',
    '/vestergrav-meet-flat-bench',
    '/ironwright-short-bench',
  ]
  const columns = page.getByRole('columnheader')
  for (const [index, bench] of benches.entries()) {
    await add(page, bench)
    // A comparison of a single product also shows two similar products.
    await expect(columns).toHaveCount(index === 0 ? 3 : index + 1)
  }
  await expect(page.getByRole('row', { name: /^Rated load/ })).toBeVisible()
  await page.goto('/compare/benches?ids=1,2,3,4&add=5')
  await expect(page.getByRole('alert').filter({ hasText: 'You can compare up to 4 products' })).toBeVisible()
  await visit(page, '/compare/benches')
  await expect(columns).toHaveCount(4)
  await page.getByRole('link', { name: 'Remove Ironwright Flat Bench from the comparison' }).click()
  await expect(columns).toHaveCount(3)
  await page.reload()
  await expect(columns).toHaveCount(3)
})

test("after the fourth product is added to a comparison, the focus is on the table, and each button includes its product's name", async ({
  page,
}) => {
  await visit(page, '/ironwright-adjustable-bench')
  await page.getByRole('link', { name: 'Add to compare' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await waitForHydration(page)
  await page.getByLabel('Add another').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Product comparison' })).toBeFocused()
  await expect(page.getByText('Comparing 4 products')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Add to cart: Ironwright Adjustable Bench' })).toBeVisible()
})

test('without JavaScript, a product can be added to a comparison and from there to the cart', async ({ visitor }) => {
  await visitor.goto('/ironwright-adjustable-bench')
  await visitor.getByRole('link', { name: 'Add to compare' }).click()
  const columns = visitor.getByRole('columnheader')
  await expect(columns).toHaveCount(1)
  await expect(columns.first()).toContainText('Ironwright Adjustable Bench')
  await visitor.getByLabel('Add another').selectOption('Ironwright Short Bench')
  await visitor.getByRole('button', { name: 'Compare' }).click()
  await expect(columns).toHaveCount(2)
  await visitor.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(visitor).toHaveURL(/\/cart$/)
})
