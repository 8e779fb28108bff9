import { expect, test } from '@playwright/test'
import { visit } from './shopper.ts'

test('a page asked for without a connection says so, and comes by itself when there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/plates')
  // What is said without a connection comes once the page has settled.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Kettlebells' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: false }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Kettlebells' })).toBeVisible()
})
