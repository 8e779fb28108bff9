import { expect, test, type Page } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { acceptInvitation } from './staff.ts'

const matteBlack = 'Matte black, down to the bolts.'
/** A page that the shop caches for all visitors. */
const cachedPage = '/plates'

const banner = (page: Page) => page.getByRole('complementary').filter({ hasText: matteBlack })

async function expectBanner(page: Page, address: string, count: number) {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(count, { timeout: 1_000 })
  }).toPass()
}

test('staff turn on a flag for one site, and the shop shows it immediately there, even on a cached page, but not on other sites [FLAG-002]', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const staff = await context.newPage()
  const cached = originOf('EUR') + cachedPage
  // The second request receives the cached page.
  for (let visits = 0; visits < 2; visits += 1) await expectBanner(page, cached, 0)
  await acceptInvitation(staff, { email: newEmail(), roles: ['manager'] })
  await staff.getByRole('link', { name: 'Flags' }).click()
  await staff.getByRole('link', { name: 'matte_black_banner' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'matte_black_banner' })).toBeVisible()
  const late = await context.newPage()
  await late.goto(staff.url())

  // A rule without a value in its condition is marked, and focus moves to it.
  await staff.getByRole('button', { name: 'Add rule' }).click()
  const rule = staff.getByRole('listitem', { name: 'Rule 2' })
  await expect(rule).toBeFocused()
  await rule.getByLabel('Add a condition').selectOption('Site')
  await expect(rule.getByRole('checkbox', { name: 'USA' })).toBeFocused()
  await staff.getByRole('button', { name: 'Save flag' }).click()
  await expect(rule.getByText('Choose at least one value')).toBeVisible()
  await expect(rule.getByRole('checkbox', { name: 'USA' })).toBeFocused()
  await rule.getByRole('checkbox', { name: 'Europe', exact: true }).check()
  await staff.getByRole('button', { name: 'Save flag' }).click()
  await expect(staff.getByText('Flag saved. It’s live in the shop.')).toBeVisible()
  await expectBanner(page, cached, 1)
  await expectBanner(page, originOf('USA') + cachedPage, 0)

  // A second editor sees the conflict and takes the saved version, which turns the flag off for the site again.
  await late.getByRole('switch', { name: 'Default value' }).focus()
  await late.keyboard.press('Space')
  await late.getByRole('button', { name: 'Save flag' }).click()
  await expect(late.getByText('Someone else changed this flag.')).toBeVisible()
  await late.getByRole('button', { name: 'Use their version' }).click()
  await expect(late.getByRole('switch', { name: 'Default value' })).not.toBeChecked()
  await late.getByRole('button', { name: 'Remove: rule 2' }).click()
  await late.getByRole('button', { name: 'Save flag' }).click()
  await expect(late.getByText('Flag saved. It’s live in the shop.')).toBeVisible()
  await expectBanner(page, cached, 0)

  // A flag that staff add can be deleted.
  const key = `story-${Date.now()}`
  await staff.goto(`${new URL(staff.url()).origin}/settings/flags`)
  await staff.getByRole('button', { name: 'Add flag' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Key').fill('sw')
  await dialog.getByRole('button', { name: 'Add flag' }).click()
  await expect(dialog.getByText('A flag with this key already exists.')).toBeVisible()
  await dialog.getByLabel('Key').fill(key)
  await dialog.getByRole('button', { name: 'Add flag' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: key })).toBeVisible()
  await staff.getByRole('button', { name: 'Delete flag' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete flag' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Flags' })).toBeVisible()
  await expect(staff.getByRole('link', { name: key })).toHaveCount(0)
  await context.close()
})
