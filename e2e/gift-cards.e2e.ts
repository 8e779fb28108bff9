import { expect, test } from '@playwright/test'
import { originOf } from './sites.ts'
import { visit } from './shopper.ts'

const button = { name: 'Check balance' }

test('the balance of a gift card is read on its page [GIFT-001]', async ({ page }) => {
  await visit(page, '/giftcard-balance')
  await page.getByLabel('Gift card code').fill('1r0n g1ft 0250 002s')
  await page.getByRole('button', button).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('$250.00')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Gift card ending in 002S')
  await page.getByLabel('Check another card').fill('1R0N-G1FT-0250-002T')
  await page.getByRole('button', button).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This is no gift card code')
  await expect(page.getByLabel('Gift card code')).toHaveValue('1R0N-G1FT-0250-002T')
})

test('without JavaScript too, on another storefront in its currency [GIFT-001]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${originOf('GBR')}/giftcard-balance`)
  await page.getByLabel('Gift card code').fill('1R0N-G1FT-0100-006Y')
  await page.getByRole('button', button).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('£100.00')
  await page.getByLabel('Check another card').fill('1R0N-G1FT-0050-001B')
  await page.getByRole('button', button).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No gift card that is taken here has this code')
  await page.close()
})
