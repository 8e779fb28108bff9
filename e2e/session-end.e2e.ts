import { expect, test } from '@playwright/test'
import { newEmail, visit } from './shopper.ts'

const note = 'Your session ended. Your cart is saved in your account.'
const password = 'a password of this story'

test('an expired session is reported, and login returns to the same page', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/svc_customer/customer', {
    data: { email, password, firstname: 'Robin', lastname: 'Vale' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  // The services report an expired session only once and then treat the shopper as a guest.
  await page.route(
    '**/svc_list/cart*',
    (route) => route.fulfill({ status: 401, json: { error: { code: 'TOKEN_EXPIRED' } } }),
    {
      times: 1,
    },
  )
  await visit(page, '/plates?sort=price-asc')
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fplates%3Fsort%3Dprice-asc$/)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/plates\?sort=price-asc$/)
})

test('a session that expired before its page was rendered is reported exactly once on that page', async ({
  page,
  context,
}) => {
  await visit(page, '/cart')
  await context.addCookies([{ name: 'session_ended', value: '%2Fcart', url: page.url() }])
  await visit(page, '/cart')
  const message = page.getByRole('status').filter({ hasText: note })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toBeHidden()
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'session_ended' }))
  await expect(message).toBeHidden()
})

test('a write with a lost response is retried with the same key and executed only once', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/svc_list/cart/items*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first write is executed but its response is lost. The retry is passed through.
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await visit(page, '/ironwright-medicine-ball?weight=14+lb')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})
