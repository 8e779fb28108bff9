import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer, logInHere, register } from './customer.ts'
import {
  cards,
  fillCart,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  newEmail,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'

async function logIn(page: Page, email: string, address = '/login') {
  await visit(page, address)
  await logInHere(page, email)
}

test('a new customer registers, logs in, sees the account, and logs out [SESSION-401, SESSION-402, SESSION-423]', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  await expect(page.getByText(`Robin Vale · ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/)
})

test('in the app, the account page lists its subpages and has a logout button at every width', async ({
  page,
  context,
  baseURL,
}) => {
  await becomeCustomer(page)
  await context.addCookies([{ name: 'mobile_app', value: '1', url: baseURL! }])
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/account')
    await expect(page.getByRole('navigation', { name: 'More in your account' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('German account pages fit a narrow phone', async ({ page }) => {
  const origin = originOf('EUR')
  await becomeCustomer(page, `${origin}/login?redirect=%2Faccount`)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/account', '/account/bin', '/account/registry', '/account/tickets']) {
    await visit(page, `${origin}/de${path}`)
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, a, button)')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map(({ textContent }) => textContent),
    )
    expect(wide, path).toEqual([])
  }
})

test('login returns to the requested page [ROUTE-202, SESSION-405]', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await logIn(page, email, '/login?redirect=%2Fdeals')
  await expect(page).toHaveURL(/\/deals$/)
})

test('login never redirects to another origin [ROUTE-203]', async ({ page, baseURL }) => {
  const email = newEmail()
  await register(page, email)
  await logIn(page, email, '/login?redirect=%2F%2Fexample.com')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test("login merges the guest's cart", async ({ page, browser }) => {
  const email = newEmail()
  await register(page, email)
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  await fillCart(page, '/ironwright-squat-bar')
  const elsewhere = await browser.newPage()
  await guestWithBall(elsewhere)
  await logIn(elsewhere, email)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  await elsewhere.goto('/cart')
  await expect(elsewhere.getByRole('link', { name: 'Ironwright Medicine Ball', exact: true })).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: 'Ironwright Squat Bar', exact: true })).toBeVisible()
  await elsewhere.close()
})

test('a customer places an order and finds it in the account [ORDER-001, ORDER-402, CHECKOUT-006]', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  await guestWithBall(page)
  await visit(page, '/checkout')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  await completeShippingStep(page, 'USA', email)
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await visit(page, '/account/orders')
  await page.getByRole('link', { name: `Order ${number}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/account/order/${number}$`))
  await expect(page.getByRole('main')).toContainText('214 Harbor Street')
})

test('a failed login with an unknown email does not reveal that there is no account [SESSION-405]', async ({
  page,
}) => {
  await logIn(page, newEmail())
  await expect(page.getByRole('alert').first()).toHaveText(/ *That email and password don’t match\. Try again\./)
})

test('a password can be shown and hidden [UI-411]', async ({ page }) => {
  await visit(page, '/login')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('an empty password field is reported when it loses focus [UI-406]', async ({ page }) => {
  await visit(page, '/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.focus()
  await field.blur()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^ *Please enter your password$/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('a short sentence')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
