import { expect, test, type Page } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { acceptInvitation } from './staff.ts'

/** Opens the form for the categories of a product that all sites sell. */
async function editCategoriesOfBands(desk: Page) {
  await desk.keyboard.press('Control+k')
  await desk.getByRole('searchbox').fill('Ironwright Loop Bands')
  await desk
    .getByRole('menuitem', { name: /Ironwright Loop Bands/ })
    .first()
    .click()
  await desk.getByRole('button', { name: 'Edit categories' }).click()
  return desk.getByRole('dialog', { name: 'Edit categories' })
}

/** All links of the Shop menu, including those of closed sections. */
const menuLinks = (page: Page) => page.locator('.linkbar a')

test('a merchandiser adds a category, moves it by keyboard, translates it, and adds a product, and the menu shows it [SHELL-019]', async ({
  page,
  browser,
}) => {
  // Random, so that a repeated run adds another category.
  const mark = newEmail().slice(8, 16)
  const name = `Grips ${mark}`
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['merchandiser'] })
  await desk.getByRole('link', { name: 'Categories', exact: true }).click()
  await desk.getByRole('button', { name: 'Add category' }).click()
  const form = desk.getByRole('dialog', { name: 'Add category' })
  await form.getByLabel('Name').fill(name)
  await expect(form.getByLabel('URL')).toHaveValue(`grips-${mark}`)
  await form.getByLabel('Parent').selectOption({ label: 'Mobility' })
  await form.getByRole('button', { name: 'Add category' }).click()
  const up = desk.getByRole('button', { name: `Move ${name} up` })
  await up.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(new RegExp(`^Moved ${name} after .+\\.$`))).toBeAttached()
  await expect(up).toBeFocused()

  await desk.getByRole('link', { name }).click()
  await desk.getByLabel('Name in German').fill(`Griffe ${mark}`)
  await desk.getByRole('button', { name: 'Save category' }).click()
  await expect(desk.getByText('Category saved. It’s live on all sites.')).toBeVisible()
  await expect(desk.getByText('Not in the menu: no products for sale')).toBeVisible()

  const categories = await editCategoriesOfBands(desk)
  const add = categories.getByLabel('Add a category')
  await add.selectOption({ label: (await add.getByRole('option', { name }).textContent()) ?? '' })
  await categories.getByRole('button', { name: 'Save categories' }).click()
  await expect(desk.getByText('Categories saved. They’re live in the shop.')).toBeVisible()
  const shown = async (path: string) => {
    await page.goto(path)
    return (await menuLinks(page).allTextContents()).map((text) => text.trim())
  }
  await expect.poll(() => shown('/barbells')).toContain(name)
  const links = await shown('/barbells')
  expect(links.indexOf(name)).toBeLessThan(links.indexOf('Rollers, balls and mats'))
  await expect.poll(() => shown(`${originOf('EUR')}/de/barbells`)).toContain(`Griffe ${mark}`)

  await editCategoriesOfBands(desk)
  await categories.getByRole('button', { name: `Remove ${name}` }).click()
  await categories.getByRole('button', { name: 'Save categories' }).click()
  await expect(categories).toBeHidden()
  await desk.getByRole('link', { name: 'Categories', exact: true }).click()
  await desk.getByRole('link', { name }).click()
  await desk.getByRole('button', { name: 'Delete category' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click()
  await expect(desk.getByText('Category deleted.')).toBeVisible()
  await expect.poll(() => shown('/barbells')).not.toContain(name)
  await context.close()
})
