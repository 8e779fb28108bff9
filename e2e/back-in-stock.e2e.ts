import { register } from './customer.ts'
import { newEmail, visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const password = 'a rack and two bars'

/** Creates an account at a login URL, which also logs the customer in. */
async function logIn(page: AnyPage, address: string) {
  const email = newEmail()
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}tab=create`)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return email
}

test('a guest can log in through an overlay on the product page, add a back-in-stock alert, and remove it [BIN-401, BIN-403, ACCOUNT-423]', async ({
  page,
}) => {
  const email = await register(page)
  await visit(page, '/ironwright-wide-dip-horn')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Email me when it’s back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Get an email when Ironwright Wide Dip Horn is back' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Email me when it’s back' }).click()
  await expect(page.getByText(`We’ll email ${email} when Ironwright Wide Dip Horn is back.`)).toBeVisible()
  await page.goto('/account/bin')
  await page.getByRole('button', { name: 'Remove the alert for Ironwright Wide Dip Horn' }).click()
  await expect(page.getByText('No back-in-stock alerts yet.')).toBeVisible()
})

test('a back-in-stock alert works without JavaScript [BIN-401]', async ({ visitor }) => {
  await visitor.goto('/ironwright-wide-dip-horn')
  await visitor.getByRole('link', { name: 'Email me when it’s back' }).click()
  await logIn(visitor, visitor.url())
  await visitor.getByLabel('Email', { exact: true }).fill('nothing')
  await visitor.getByRole('button', { name: 'Email me when it’s back' }).click()
  await expect(visitor.getByRole('alert')).toContainText('Enter a valid email address')
  await visitor.getByLabel('Email', { exact: true }).fill('gym@example.com')
  await visitor.getByRole('button', { name: 'Email me when it’s back' }).click()
  await expect(visitor.getByText('We’ll email gym@example.com')).toBeVisible()
})

test("the account links to the customer's back-in-stock alerts [BIN-001, BIN-402]", async ({ page }) => {
  await logIn(page, '/login')
  await page.waitForURL('**/account')
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Back-in-stock alerts' })
    .click()
  await page.waitForURL('**/account/bin')
  await expect(page.getByRole('heading', { level: 1, name: 'Back-in-stock alerts' })).toBeVisible()
  await expect(page.getByText('No back-in-stock alerts yet.')).toBeVisible()
})
