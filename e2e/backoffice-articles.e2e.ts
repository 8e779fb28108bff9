import { expect, test } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { acceptInvitation } from './staff.ts'

test('an editor writes an article with a pull quote and a product card, publishes it, and shoppers read it', async ({
  page,
  browser,
}) => {
  const name = `Chalk and a bar ${crypto.randomUUID().slice(0, 8)}`
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['editor'] })
  const { origin } = new URL(desk.url())
  await desk.goto(`${origin}/articles`)
  await desk.getByRole('button', { name: 'New article' }).click()
  const dialog = desk.getByRole('dialog', { name: 'New article' })
  await dialog.getByLabel('Title').fill(name)
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  const text = desk.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await desk.keyboard.type('Two hands and a ')
  await desk.keyboard.press('ControlOrMeta+b')
  await desk.keyboard.type('bar')
  await desk.keyboard.press('ControlOrMeta+b')
  await desk.keyboard.type('.')
  await desk.keyboard.press('Alt+F10')
  await expect(desk.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused()
  await desk.keyboard.press('ArrowRight')
  await expect(desk.getByRole('button', { name: 'Bold', exact: true })).toBeFocused()
  await desk.getByRole('button', { name: 'Pull quote' }).click()
  const quote = desk.getByRole('dialog', { name: 'Pull quote' })
  await quote.getByLabel('Quote', { exact: true }).fill('Hold on.')
  await quote.getByRole('button', { name: 'Insert' }).click()
  await desk.getByRole('button', { name: 'Product', exact: true }).click()
  const product = desk.getByRole('dialog', { name: 'Product card' })
  await product.getByLabel('SKU').fill('IW-CHALK-8')
  await product.getByRole('button', { name: 'Insert' }).click()
  await desk.getByLabel('Main category').selectOption('Gear & How To')
  await desk.keyboard.press('ControlOrMeta+s')
  await expect(desk.getByText('Draft saved.')).toBeVisible()
  await desk.getByRole('button', { name: 'Show preview' }).click()
  await expect(desk.frameLocator('iframe').getByText('Hold on.')).toBeVisible()
  await desk.getByRole('button', { name: 'Publish…' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.getByText('Published. Shoppers see it now.')).toBeVisible()
  await expect
    .poll(async () => {
      await page.goto(`${originOf('USA')}/theindex?q=${encodeURIComponent(name)}`)
      return page.getByRole('link', { name }).count()
    })
    .toBeGreaterThan(0)
  await page.getByRole('link', { name }).first().click()
  const article = page.locator('#article')
  await expect(article.locator('p', { hasText: 'Two hands and a bar.' }).locator('strong')).toHaveText('bar')
  await expect(article.locator('.pull-quote')).toContainText('Hold on.')
  await expect(article.locator('.article-product')).toBeVisible()
  await context.close()
})
