import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { acceptInvitation } from './staff.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a merchandiser translates a product by keyboard on a phone, is warned about unsaved texts, and the German shop shows them', async ({
  page,
  browser,
}) => {
  // Random, so that a repeated run changes the texts again.
  const lead = `Gusseisen, das rollt, ${randomUUID()}.`
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['merchandiser'] })
  await desk.keyboard.press('Control+k')
  await desk.getByRole('searchbox').fill('Power Bar')
  await desk
    .getByRole('menuitem', { name: /Ironwright Power Bar/ })
    .first()
    .click()
  const panel = desk.getByRole('region', { name: 'Translations' })
  const language = panel.getByLabel('Language', { exact: true })
  await language.selectOption('German')
  await expect(panel.getByText(/^\d of \d translated$/)).toBeVisible()
  await expect(panel.getByText('Introduction in English')).toBeVisible()

  await panel.getByLabel('Introduction in German').fill('')
  await expect(panel.getByText('Not translated')).toBeVisible()
  await panel.getByLabel('Introduction in German').fill(lead)
  await language.selectOption('French')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(language).toHaveValue('de')
  await expect(panel.getByLabel('Introduction in German')).toHaveValue(lead)
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await panel.getByRole('button', { name: 'Save translation' }).press('Enter')
  await expect(desk.getByText('German translation saved. It’s live in the shop.')).toBeVisible()

  await expect(async () => {
    await page.goto(`${originOf('EUR')}/de/ironwright-power-bar`)
    await expect(page.getByRole('main')).toContainText(lead)
  }).toPass()
  await context.close()
})

test('a merchandiser translates a search text that was just entered in English, and the German page has it', async ({
  page,
  browser,
}) => {
  // Random, so that a repeated run changes the texts again.
  const english = `A bar for three lifts, ${randomUUID()}.`
  const german = `Eine Stange für drei Übungen, ${randomUUID()}.`
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['merchandiser'] })
  await desk.keyboard.press('Control+k')
  await desk.getByRole('searchbox').fill('Power Bar')
  await desk
    .getByRole('menuitem', { name: /Ironwright Power Bar/ })
    .first()
    .click()
  const panel = desk.getByRole('region', { name: 'Translations' })
  await panel.getByLabel('Language', { exact: true }).selectOption('German')
  await expect(panel.getByText('Description in search results in English')).toBeVisible()

  const search = desk.getByRole('region', { name: 'Search engines' })
  await search.getByRole('textbox', { name: 'Description in search results' }).fill(english)
  await search.getByRole('button', { name: 'Save title and description' }).press('Enter')
  await expect(panel.getByText(english)).toBeVisible()
  await panel.getByLabel('Description in search results in German').fill(german)
  await panel.getByRole('button', { name: 'Save translation' }).press('Enter')
  await expect(desk.getByText('German translation saved. It’s live in the shop.')).toBeVisible()
  await expect(async () => {
    await page.goto(`${originOf('EUR')}/de/ironwright-power-bar`)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', german)
  }).toPass()
  await context.close()
})
