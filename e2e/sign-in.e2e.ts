import { becomeCustomer, logInHere, register } from './customer.ts'
import { readEmailsTo, newEmail, visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const newPassword = 'two bars and a rack'

/** Waits for the newest email with a reset link. Returns the link's path. */
async function mailedPath(page: AnyPage, email: string, not = ''): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      const [newest] = (await readEmailsTo(page, email)).filter(({ text }) => text.includes('/account/reset-password/'))
      path = /(\/account\/reset-password\/\S+)/.exec(newest?.text ?? '')?.[1] ?? ''
      return path !== '' && path !== not
    })
    .toBe(true)
  return path
}

async function askLink(page: AnyPage, email: string) {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('If there’s an account for this email, a link is on its way.')).toBeVisible()
}

test.describe('without JavaScript', () => {
  test('without JavaScript, an emailed link resets a forgotten password once and returns to the requested page [ACCOUNT-008, SESSION-407, ACCOUNT-009]', async ({
    visitor,
  }) => {
    const email = newEmail()
    await visitor.goto('/login?tab=create')
    await logInOrCreate(visitor, email, 'Create account')
    await visitor.context().clearCookies({ name: /sid_/ })
    await visitor.goto('/login?redirect=%2Fdeals')
    await visitor.getByRole('link', { name: 'Forgot password?' }).click()
    await askLink(visitor, email)
    const path = await mailedPath(visitor, email)
    const response = await visitor.goto(path)
    expect(response?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': /no-store/ })
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const password = visitor.getByLabel('New password', { exact: true })
    await password.fill('short')
    await visitor.getByRole('button', { name: 'Save password' }).click()
    await expect(visitor.getByText('Use at least 8 characters.')).toBeVisible()
    await password.fill(newPassword)
    await visitor.getByRole('button', { name: 'Save password' }).click()
    await expect(visitor.getByText('Your new password is saved.')).toBeVisible()
    await expect(visitor.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email)
    await visitor.getByLabel('Password', { exact: true }).fill(newPassword)
    await visitor.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(visitor).toHaveURL(/\/deals$/)
    await visitor.goto(path)
    await expect(visitor.getByText('This link has been used or isn’t valid anymore.')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Email me a link' })).toBeVisible()
  })
})

async function logInOrCreate(page: AnyPage, email: string, button: string) {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a rack and two bars')
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL('**/account')
}

test('the expired password page sends a reset email [ACCOUNT-006, ACCOUNT-007, SESSION-406]', async ({ page }) => {
  const email = await register(page)
  await visit(page, '/expired-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Time for a new password' })).toBeVisible()
  await askLink(page, email)
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds$/ })).toBeDisabled()
  await page.goto(await mailedPath(page, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
})

test('registration requires an email and a password, and logs in [ACCOUNT-402, ACCOUNT-419]', async ({ page }) => {
  const email = newEmail()
  await visit(page, '/login?tab=create&redirect=%2Faccount')
  for (const box of await page.getByRole('group', { name: 'Email me about' }).getByRole('checkbox').all())
    await expect(box).not.toBeChecked()
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Password123')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('That password is too common.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/account')
  await expect(page.getByRole('main')).toContainText(email)
})

test('while an email address is locked out, logging in with that address sends no request, but another address can log in [SESSION-424]', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/svc_session/session/login'))
      requests.push(request.url())
  })
  const email = newEmail()
  await visit(page, '/login')
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await logInHere(page, email)
    await expect.poll(() => requests.length).toBe(attempt)
    await expect(page.getByRole('alert').first()).toContainText('don’t match')
  }
  const locked = page.getByRole('button', { name: /^Wait \d+ seconds?$/ })
  await locked.click()
  await expect(locked).toBeVisible()
  expect(requests).toHaveLength(5)
  await logInHere(page, newEmail())
  await expect.poll(() => requests.length).toBe(6)
})

test('on an event page, a guest can log in without leaving it, and the account icon then opens the account [SESSION-001, SESSION-003]', async ({
  page,
}) => {
  const email = await register(page)
  const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })
  await expect(async () => {
    await page.goto('/invitational/2027')
    // Before its script has loaded, the icon links to the login page.
    await page.waitForLoadState('networkidle')
    await account.click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('a rack and two bars')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/invitational\/2027$/)
  await expect(async () => {
    await account.click()
    await page.waitForURL('**/account', { timeout: 2_000 })
  }).toPass()
})

test('an emailed login link logs in after its button is clicked, and opens the requested page', async ({ page }) => {
  const email = await register(page)
  await visit(page, '/login?redirect=%2Fdeals')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('link', { name: 'Log in by email instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in by email' })).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email)
  await askLink(page, email)
  let path = ''
  await expect
    .poll(async () => {
      const texts = (await readEmailsTo(page, email)).map(({ text }) => text).join()
      path = /(\/login\/link\/\S+)/.exec(texts)?.[1] ?? ''
      return path
    })
    .not.toBe('')
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/deals$/)
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(email)
})

test('without a captcha vendor, the login page loads no external script [SESSION-438]', async ({ page, baseURL }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin)
  })
  await visit(page, '/login')
  await logInHere(page, newEmail())
  await expect(page.getByRole('alert').first()).toContainText('don’t match')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((origin) => origin !== new URL(baseURL!).origin)).toEqual([])
})

test('a logged-in customer who opens the login page is redirected to the requested page', async ({ page }) => {
  await becomeCustomer(page)
  await page.goto('/login?redirect=%2Fdeals')
  await expect(page).toHaveURL(/\/deals$/)
})
