import type { Page } from '@playwright/test'
import { pdfText } from '../platform/pdf/pdf-text-for-tests.ts'
import { becomeCustomer } from './customer.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  readEmailsTo,
  newEmail,
  orderNumber,
  visit,
} from './shopper.ts'
import { goToPayment, payByCardPage } from './shopper-without-script.ts'
import { originOf } from './sites.ts'
import type { AnyPage } from './visitor/any-page.ts'
import { expect, test } from './visitor/fixture.ts'
import type { Visitor } from './visitor/visitor.ts'

const usa = originOf('USA')
const staff = process.env['STAFF_TOKEN'] ?? ''

/** Calls the fulfillment API as staff. */
async function desk(page: Page, address: string, data: object): Promise<number> {
  const response = await page.request.post(`${usa}/svc_fulfilment/order/${address}`, {
    headers: { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() },
    data,
  })
  return response.status()
}
const subjectsTo = async (page: AnyPage, email: string) =>
  (await readEmailsTo(page, email)).map(({ subject }) => subject).join()

async function placed(page: AnyPage, email: string): Promise<string> {
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  await expect.poll(() => subjectsTo(page, email)).toContain(order)
  return order
}

/** Orders a medicine ball using only forms. */
async function placedWithoutScript(visitor: Visitor, email: string): Promise<string> {
  await guestWithBall(visitor)
  await goToPayment(visitor, 'USA', email)
  await payByCardPage(visitor, cards.pays)
  return placed(visitor, email)
}

/** Returns a new customer's published order. */
async function customersOrder(page: Page): Promise<{ email: string; order: string }> {
  const email = await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  await guestWithBall(page)
  await visit(page, `${usa}/checkout/shipping`)
  await completeShippingStep(page, 'USA', email)
  await completePaymentStep(page, cards.pays)
  return { email, order: await placed(page, email) }
}

test('an order shows progress, parcels, items, addresses, payment, totals, and refunds, with a PDF invoice [ORDER-002, ORDER-404]', async ({
  page,
  browser,
}) => {
  const { email, order } = await customersOrder(page)
  expect(await desk(page, `${order}/refunds`, { amount: 5, reason: 'scratched' })).toBe(201)
  expect(await desk(page, `${order}/shipments`, { carrier: 'ups', trackingNumber: `1Z${order}` })).toBe(201)
  await expect.poll(() => subjectsTo(page, email)).toContain('your refund')
  await visit(page, `${usa}/account/order/${order}`)
  const main = page.getByRole('main')
  const progress = main.getByRole('region', { name: 'Order status' })
  await expect(progress.locator('[aria-current="step"]')).toHaveText('Shipped')
  await expect(main.getByText(`1Z${order}`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ironwright Medicine Ball' }).first()).toBeVisible()
  for (const text of ['Ship to', 'Billing', 'Visa ending in 1111', 'Subtotal', /tax/i, 'Total'])
    await expect(main.getByText(text).first()).toBeVisible()
  const refunds = main.getByRole('region', { name: 'Refunds' })
  await expect(refunds).toContainText('$5.00 · Refund')
  await expect(refunds).toContainText('Refunded')
  await expect(refunds).not.toContainText('scratched')
  await expect(main.getByRole('button', { name: 'Buy again' })).toBeVisible()
  // A packed order cannot be canceled.
  await expect(main.getByRole('link', { name: 'Cancel order' })).toHaveCount(0)

  await main.getByRole('link', { name: 'Invoice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${order}` })).toBeVisible()
  await expect(main.getByRole('row', { name: /Ironwright Medicine Ball/ })).toBeVisible()
  const href = (await main.getByRole('link', { name: 'Download PDF' }).getAttribute('href'))!
  const file = await page.request.get(new URL(href, usa).href, { headers: { accept: 'text/html' } })
  expect(file.headers()['content-type']).toBe('application/pdf')
  const text = pdfText(await file.body())
  for (const line of [`Invoice ${order}`, 'Robin Vale', 'Paid by Visa ending in 1111']) expect(text).toContain(line)
  // The issued invoice never changes, so the page lists later refunds next to it.
  await expect(main.getByText('Refunded since: $5.00')).toBeVisible()
  expect(text).not.toContain('Refunded since')

  const other = await browser.newPage()
  await becomeCustomer(other, `${usa}/login?redirect=%2Faccount`)
  for (const path of [`/account/order/${order}`, `/account/order/${order}/invoice`])
    expect((await other.goto(usa + path))?.status()).toBe(404)
  expect((await other.request.get(new URL(href, usa).href)).status()).toBe(404)
})

/** Cancels an order on its page, after choosing to keep it once. */
async function cancel(page: AnyPage, order: string) {
  await page.goto(`${usa}/account/order/${order}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Cancel order' }).click()
  await expect(main.getByRole('heading', { name: 'Cancel the entire order?' })).toBeVisible()
  await main.getByRole('link', { name: 'No, keep it' }).click()
  await main.getByRole('link', { name: 'Cancel order' }).click()
  await main.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(main.getByText('This order was canceled.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Cancel order' })).toHaveCount(0)
}

async function refundIsMailed(page: AnyPage, email: string, order: string) {
  await expect.poll(() => subjectsTo(page, email)).toContain(`order ${order}: canceled`)
  await expect.poll(() => subjectsTo(page, email)).toContain(`order ${order}: your refund`)
}

test.describe('with JavaScript', () => {
  test('a customer can cancel an unpacked order after confirming', async ({ page, browser }) => {
    const { email, order } = await customersOrder(page)
    const context = await browser.newContext({ storageState: await page.context().storageState() })
    await cancel(await context.newPage(), order)
    await refundIsMailed(page, email, order)
    await context.close()
  })
})

test.describe('without JavaScript', () => {
  test('a customer can cancel an unpacked order after confirming', async ({ visitor }) => {
    const email = await becomeCustomer(visitor, `${usa}/login?redirect=%2Faccount`)
    const order = await placedWithoutScript(visitor, email)
    await cancel(visitor, order)
    await refundIsMailed(visitor, email, order)
  })
})

// All tests share the lookup limit of five attempts per address and hour, so only the test without JavaScript uses it.
test('a guest can open an order in a different browser by number, email, and postcode, without JavaScript', async ({
  visitor,
  newVisitor,
}) => {
  const email = newEmail()
  const order = await placedWithoutScript(visitor, email)
  const reader = newVisitor()
  await reader.goto(`${usa}/account/order-lookup`)
  const main = reader.getByRole('main')
  await main.getByLabel('Order number').fill(order)
  await main.getByLabel('Email address').fill(email)
  await main.getByLabel('ZIP code').fill('00000')
  await main.getByRole('button', { name: 'Open order' }).click()
  await expect(main.getByRole('alert')).toContainText('No order matches all three details.')
  await expect(main.getByLabel('Order number')).toHaveValue(order)
  const [, postcode = ''] = /([0-9]{5})/.exec(await postcodeOf(visitor, order)) ?? []
  await main.getByLabel('ZIP code').fill(postcode)
  await main.getByRole('button', { name: 'Open order' }).click()
  await expect(main.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Cancel order' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Invoice' }).click()
  await expect(main.getByRole('heading', { level: 1, name: `Invoice ${order}` })).toBeVisible()
})

async function postcodeOf(page: Visitor, order: string): Promise<string> {
  const response = await page.request.get(`${usa}/svc_checkout/order/${order}`)
  return ((await response.json()) as { shippingAddress: { postcode: string } }).shippingAddress.postcode
}
