import { expect, test } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

test("a merchandiser previews and adds a synonym, and the shop's search then uses it", async ({ page, browser }) => {
  // A word that does not occur in any product or in another test.
  const phrase = `zorp${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const office = await context.newPage()
  await acceptInvitation(office, { email: newEmail(), roles: ['merchandiser'] })
  await office.getByRole('link', { name: 'Search settings' }).click()
  await office.getByRole('button', { name: 'Add synonym' }).click()
  await office.getByRole('button', { name: 'Save synonym' }).click()
  await expect(office.getByText('Enter a phrase.')).toBeVisible()
  await expect(office.getByLabel('Phrase that shoppers enter')).toBeFocused()
  await office.getByLabel('Phrase that shoppers enter').fill(phrase)
  await office.getByLabel('Phrases that it also finds').fill('peg rail')
  await office.getByRole('button', { name: 'Preview results' }).click()
  const preview = office.getByRole('region', { name: 'First products' })
  await expect(preview.getByText('No results')).toBeVisible()
  await expect(preview.getByText('Ironwright Peg Rail')).toBeVisible()
  await office.getByRole('button', { name: 'Save synonym' }).click()
  await expect(office.getByText('Synonym saved. It’s live in search.')).toBeVisible()
  await expect(async () => {
    await page.goto(`/search?q=${phrase}`)
    await expect(page.getByRole('main')).toContainText('Ironwright Peg Rail', { timeout: 3_000 })
  }).toPass()

  await office.getByRole('searchbox', { name: 'Phrase or meaning…' }).fill(phrase)
  await office.getByRole('link', { name: phrase }).click()
  await office.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Synonym deleted.')).toBeVisible()
  await expect(office.getByRole('link', { name: phrase })).toBeHidden()
  await context.close()
})
