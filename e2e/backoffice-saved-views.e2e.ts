import { expect, test, type Browser } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

/** Opens the product list as a new merchandiser in another browser. */
async function openProducts(browser: Browser) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['merchandiser'] })
  await desk.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  const views = desk.getByRole('navigation', { name: 'Saved views' })
  return { context, desk, views }
}

test('a merchandiser saves filters as a view, opens, renames, and shares it, and deletes it with Undo', async ({
  browser,
}) => {
  // Random, because shared views of earlier runs may remain.
  const mark = newEmail().slice(8, 16)
  const [first, renamed] = [`Barbells ${mark}`, `All barbells ${mark}`]
  const { context, desk, views } = await openProducts(browser)
  const category = desk.getByLabel('Category')
  const withSubcategories = desk.getByRole('checkbox', { name: 'And subcategories' })
  await category.selectOption({ label: 'Barbells' })
  await withSubcategories.click()
  await expect(withSubcategories).toBeChecked()
  await expect(desk).toHaveURL(/category=\d+&subcategories=yes/)
  const { search } = new URL(desk.url())
  await desk.getByRole('button', { name: 'Save view' }).click()
  const form = desk.getByRole('dialog', { name: 'Save view' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
  await form.getByLabel('Name').fill(first)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(views.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'page')

  await views.getByRole('link', { name: 'All', exact: true }).click()
  await expect(category).toHaveValue('')
  await views.getByRole('link', { name: first }).click()
  await expect(withSubcategories).toBeChecked()
  expect(new URL(desk.url()).searchParams.get('category')).toBe(new URLSearchParams(search).get('category'))

  await desk.getByRole('button', { name: 'Manage views' }).click()
  const manage = desk.getByRole('dialog', { name: 'Manage views' })
  await manage.getByRole('button', { name: `Edit ${first}` }).click()
  await manage.getByLabel('Name').fill(renamed)
  await manage.getByLabel('Share with all staff who can open this list').check()
  await manage.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(manage.getByRole('button', { name: `Edit ${renamed}` })).toBeFocused()
  await expect(manage.getByText('Shared with all staff')).toBeVisible()

  const other = await openProducts(browser)
  const shared = other.views.getByRole('link', { name: renamed })
  await expect(shared).toHaveAttribute('title', 'Shared by Sam Packer')
  await shared.click()
  await expect(other.desk.getByRole('checkbox', { name: 'And subcategories' })).toBeChecked()
  await expect(other.desk.getByRole('button', { name: `Delete ${renamed}` })).toHaveCount(0)

  const remove = manage.getByRole('button', { name: `Delete ${renamed}`, exact: true })
  await remove.click()
  const undo = manage.getByRole('button', { name: `Undo deleting ${renamed}` })
  await expect(undo).toBeFocused()
  await desk.keyboard.press('Enter')
  await remove.click()
  await expect(undo).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(views.getByRole('link', { name: renamed })).toHaveCount(0)
  await other.desk.reload()
  await expect(other.views.getByRole('link', { name: 'All', exact: true })).toBeVisible()
  await expect(shared).toHaveCount(0)
  await other.context.close()
  await context.close()
})
