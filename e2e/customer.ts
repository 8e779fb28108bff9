import { expect, type Page } from '@playwright/test'
import { newEmail } from './shopper.ts'

const password = 'a rack and two bars'

/** Creates an account through the registration form, without logging in; returns its email. */
export async function register(page: Page, email = newEmail(), address = '/login'): Promise<string> {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}tab=create`)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await typeAccount(page, email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  return email
}

/** Logs in through the current page's form. */
export async function logInHere(page: Page, email: string): Promise<void> {
  await typeAccount(page, email)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Creates an account and logs in at a login URL, then follows its redirect; returns the email. */
export async function becomeCustomer(page: Page, address = '/login'): Promise<string> {
  const email = await register(page, newEmail(), address)
  await page.goto(address)
  await logInHere(page, email)
  await page.waitForURL((url) => !url.pathname.includes('/login'))
  return email
}

async function typeAccount(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
