import { newEmail } from './shopper.ts'
import type { AnyPage } from './visitor/any-page.ts'

const password = 'a rack and two bars'

/** Creates an account, clears its session, and returns its email. */
export async function register(page: AnyPage, email = newEmail()): Promise<string> {
  await createAccount(page, email, '/login')
  await page.context().clearCookies({ name: /sid_/ })
  return email
}

async function createAccount(page: AnyPage, email: string, address: string): Promise<void> {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}tab=create`)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await typeAccount(page, email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => !url.pathname.includes('/login'))
}

/** Logs in through the form on the current page. */
export async function logInHere(page: AnyPage, email: string): Promise<void> {
  await typeAccount(page, email)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Creates an account at a login URL, which logs the customer in and follows the redirect. Returns the email. */
export async function becomeCustomer(page: AnyPage, address = '/login'): Promise<string> {
  const email = newEmail()
  await createAccount(page, email, address)
  return email
}

async function typeAccount(page: AnyPage, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
