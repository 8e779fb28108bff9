import { expect, test } from '@playwright/test'
import { cards, completePaymentStep, newEmail, orderNumber, typeAddress, visit } from './shopper.ts'

const password = 'a rack and two bars'

test('a buyer finds the ticket with its code, holder, and event in the account and on the order page [TICKET-002]', async ({
  page,
}) => {
  const email = newEmail()
  await visit(page, '/login?tab=create')
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/account')
  await visit(page, '/ironwright-spring-open-entry')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart')
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  const tickets = page.getByRole('region', { name: 'Tickets' })
  await expect(async () => {
    await page.goto('/account')
    await expect(tickets).toContainText('Athlete, Robin Vale', { timeout: 1_000 })
  }).toPass()
  await expect(tickets.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(tickets).toContainText(/Sat, Apr \d+, 20\d\d, 9:00 AM/)
  const code = tickets.getByRole('img', { name: 'QR code for your ticket to Spring Open' })
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await page.emulateMedia({ media: null })
  await tickets.getByText('Show QR code').click()
  await expect(code).toBeVisible()
  await expect(tickets).toContainText('10% off and free shipping')
  await tickets.getByRole('link', { name: `Order ${order}` }).click()
  await page.waitForURL(`**/account/order/${order}`)
  await tickets.getByText('Show QR code').click()
  await expect(tickets.getByRole('img')).toBeVisible()
})
