import { expect, test } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

const path = '/order-manager-quote'

test('a salesperson opens the order manager without a header, builds a quote, and sends a payment link [ADMIN-004, ADMIN-007, ADMIN-011]', async ({
  browser,
  page,
}) => {
  await page.goto(path)
  await expect(page).toHaveURL('/404')

  const email = newEmail()
  const registered = await page.request.post('/svc_customer/customer', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { email, password: 'a long password of a story', firstname: 'Ann', lastname: 'Lee' },
  })
  expect(registered.status()).toBe(200)

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['manager'] })
  await desk.getByRole('link', { name: 'Quotes' }).click()
  await desk.getByRole('button', { name: 'Open order manager' }).click()
  await expect(desk).toHaveURL(path)
  await expect(desk.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
  await expect(desk.getByRole('banner')).toHaveCount(0)
  await expect(desk.getByRole('link', { name: 'Orders' })).toHaveCount(0)

  await desk.getByRole('link', { name: 'New quote' }).click()
  await desk.getByLabel('Customer’s email', { exact: true }).fill(email)
  await desk.getByLabel('Add a product').fill('Peg Rail')
  await desk.getByRole('button', { name: /Ironwright Peg Rail/ }).click()
  await desk.getByLabel(/^Qty, Ironwright Peg Rail/).fill('3')
  await desk.getByRole('button', { name: 'Create quote' }).click()

  await desk.getByRole('button', { name: 'Change items' }).click()
  await desk
    .getByRole('dialog')
    .getByLabel(/^Qty, Ironwright Peg Rail/)
    .fill('4')
  await desk.getByRole('button', { name: 'Save items' }).click()
  await desk.getByLabel('Discount on all items').fill('10%')
  await desk.getByRole('button', { name: 'Apply' }).click()
  await desk.getByLabel('Reason for the prices').fill('Club price')
  await desk.getByRole('button', { name: 'Save and send' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click()
  await desk.getByRole('link', { name: 'Create payment link' }).click()
  await expect(desk).toHaveURL(/\/order-manager-quote\/payment-links\/new\?/)
  const address = { Street: '1 Main St', 'ZIP or postal code': '43215', City: 'Columbus', Phone: '6145550100' }
  for (const [label, value] of Object.entries(address)) await desk.getByLabel(label, { exact: true }).fill(value)
  await desk.getByLabel('State or region').selectOption({ label: 'Ohio' })
  await desk.getByRole('button', { name: 'Create and email link' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: /^Payment link: / })).toBeVisible()
  expect(new URL(desk.url()).pathname).toMatch(/^\/order-manager-quote\/payment-links\//)
})
