import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

test("a merchandiser edits a product's texts, a second editor is warned about a conflict, and the shop shows both edits", async ({
  page,
  browser,
}) => {
  // Random, so that a repeated run changes the texts again.
  const run = randomUUID()
  const lead = `Eight pegs for everything that tangles, ${run}.`
  const otherLead = `Eight pegs on a wall, ${run}.`
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const first = await context.newPage()
  await acceptInvitation(first, { email: newEmail(), roles: ['merchandiser'] })
  await first.keyboard.press('Control+k')
  await first.getByRole('searchbox').fill('Peg Rail')
  await first.getByRole('menuitem', { name: /Ironwright Peg Rail/ }).click()
  await expect(first.getByRole('heading', { level: 1, name: 'Ironwright Peg Rail' })).toBeVisible()
  const second = await context.newPage()
  await second.goto(first.url())

  // The name is required, and focus moves to it.
  await first.getByLabel('Name', { exact: true }).fill('')
  await first.getByRole('button', { name: 'Save details' }).click()
  await expect(first.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(first.getByText('Enter a name.')).toBeVisible()
  await first.getByLabel('Name', { exact: true }).fill('Ironwright Peg Rail')
  await first.getByLabel('Introduction').fill(lead)
  await first.getByRole('button', { name: 'Add a row' }).click()
  await first
    .getByLabel(/^Label of row/)
    .last()
    .fill('Finish')
  await first
    .getByLabel(/^Value of row/)
    .last()
    .fill('Powder coat')
  await first.getByRole('button', { name: 'Save details' }).click()
  await expect(first.getByText('Details saved. They’re live on all sites.')).toBeVisible()

  await second.getByLabel('Introduction').fill(otherLead)
  await second.getByRole('button', { name: 'Save details' }).click()
  await expect(second.getByText('Someone else changed these fields: Introduction.')).toBeVisible()
  await expect(second.getByLabel('Introduction')).toHaveValue(otherLead)
  await second.getByRole('button', { name: 'Save details' }).click()
  await expect(second.getByText('Details saved. They’re live on all sites.')).toBeVisible()
  await expect(async () => {
    await page.goto('/ironwright-peg-rail')
    const main = page.getByRole('main')
    await expect(main).toContainText(otherLead)
    await expect(main).toContainText('Powder coat')
  }).toPass()
  await context.close()
})
