import { expect, test } from '@playwright/test'
import { visit } from './shopper.ts'

test('a shopper copies the link of a product', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Simulates desktop browsers, which have no share sheet.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/ironwright-medicine-ball?utm_source=mail')
  const button = page.getByRole('button', { name: 'Share', exact: true })
  await button.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe('/ironwright-medicine-ball')
  expect(new URL(copied).search).toBe('')
  const box = (await button.boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(40)
})
