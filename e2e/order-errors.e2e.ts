import type { Page } from '@playwright/test'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { becomeCustomer } from './customer.ts'
import { upsertProducts } from './merchant.ts'
import {
  cards,
  fillCart,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  newEmail,
  orderNumber,
  typeAddress,
  visit,
} from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage, ElementOf, PageOf } from './visitor/any-page.ts'

const placeButton = (page: AnyPage) => page.getByRole('button', { name: /^Place order/ })
const problems = <Found extends ElementOf<Found>>(page: PageOf<Found>) => page.getByRole('alert').first()
const thanks = (page: AnyPage) => page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })

/** Returns a product used only in this test, with a price in cents and a stock quantity. */
const product = (id: number, price: number, onHand = 20) =>
  testProduct(id, `order-error-${id}`, {
    name: `Error ${id}`,
    categories: [],
    variants: [testVariant(`ERR-${id}`, { prices: priceEverywhere(price), stock: testStock({ onHand }) })],
  })
const newId = () => 1_400_000 + Math.floor(Math.random() * 500_000)

/** Creates a guest on the review step with units of a separate product. */
async function reviewing(page: Page, id: number, qty = 1) {
  await fillCart(page, `/order-error-${id}`, qty)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await completePaymentStep(page, cards.pays)
}

test('a changed price is reported with its line and the new total, and the next click accepts it [ERROR-216, ERROR-222]', async ({
  page,
}) => {
  const id = newId()
  await upsertProducts([product(id, 10_000)])
  await reviewing(page, id)
  await upsertProducts([product(id, 11_000)])
  await placeButton(page).click()
  await expect(problems(page)).toContainText('A price changed while you were here.')
  await expect(problems(page)).toBeFocused()
  const notice = page.getByRole('status').filter({ hasText: 'went from' })
  await expect(notice).toContainText(`Error ${id} went from $100.00 to $110.00.`)
  await expect(notice).toContainText(/Tax went from \$[\d.]+ to \$[\d.]+\./)
  await expect(notice).toContainText('The total went from')
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('units sold to another shopper are reported with the remaining quantity, which can still be ordered [ERROR-209]', async ({
  page,
}) => {
  const id = newId()
  await upsertProducts([product(id, 10_000)])
  await reviewing(page, id, 4)
  await upsertProducts([product(id, 10_000, 3)])
  await placeButton(page).click()
  await expect(problems(page)).toContainText('We don’t have enough stock for your whole order.')
  await expect(problems(page)).toContainText(`Error ${id}: only 3 left.`)
  await page.getByRole('button', { name: 'Order 3' }).click()
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('a guest and a customer can fill a cart, see prices, delivery, and tax, pay, and order [CHECKOUT-202]', async ({
  page,
}) => {
  for (const isCustomer of [false, true]) {
    const email = isCustomer ? await becomeCustomer(page) : newEmail()
    await guestAtReview(page, 'USA', cards.pays, email)
    const main = page.getByRole('main')
    for (const row of ['Subtotal', 'Shipping', 'Tax', 'Total'])
      await expect(main.getByText(row).filter({ visible: true }).first()).toBeVisible()
    await placeButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(main).toContainText(email)
  }
})

test('an order placed in another tab is the same order in both tabs [ERROR-205]', async ({ page, context }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  const other = await context.newPage()
  await visit(other, '/checkout/review')
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await placeButton(other).click()
  await expect(thanks(other)).toBeVisible()
  expect(orderNumber(other)).toBe(orderNumber(page))
})

test('going back after the order does not place a second order', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/checkout\/(?:review|payment)/)
  await expect(placeButton(page)).toHaveCount(0)
})

test('five declined payments block orders for 15 minutes, and the page shows the wait', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.declined, newEmail())
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await placeButton(page).click()
    await expect(problems(page)).toContainText('Your bank declined the payment.')
    await visit(page, '/checkout/review')
  }
  await placeButton(page).click()
  await expect(problems(page)).toContainText('Several payments were declined in a short time.')
  await expect(problems(page)).toContainText(/Try again in 1[45] minutes\./)
})

/** Places an order and returns its captcha token and the console messages. */
async function placed(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  const orderRequest = page.waitForRequest(
    (each) => each.url().endsWith('/svc_checkout/order') && each.method() === 'POST',
  )
  await placeButton(page).click()
  const token = (await orderRequest).headers()['x-captcha-token']
  await expect(thanks(page)).toBeVisible()
  return { token, messages }
}

test('an order includes a captcha token for the action placeorder, created during review [ORDER-220]', async ({
  page,
}) => {
  const challenge = page.waitForResponse('**/svc_captcha/challenge?action=placeorder')
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await challenge
  await expect(page.locator('input[name=captcha]')).toHaveValue(/./)
  const { token } = await placed(page)
  expect(token).toMatch(/^\d+\.[\w-]{16}\.[\w-]+\.[0-9a-z]+(-[0-9a-z]+){7}$/)
})

test('a failed or missing captcha challenge logs a warning, and the order continues with an empty token [ERROR-406]', async ({
  page,
}) => {
  await page.route('**/svc_captcha/**', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found' } } }),
  )
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('No captcha token'))
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  expect((await warned).type()).toBe('warning')
  expect((await placed(page)).token).toBeUndefined()
})

test('an order does not wait for a slow captcha challenge', async ({ page }) => {
  await page.route('**/svc_captcha/**', () => {})
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  expect((await placed(page)).token).toBeUndefined()
})

test('checkout input that was not submitted survives a reload and is deleted after the order [ORDER-215, ORDER-231]', async ({
  page,
}) => {
  const storedOrder = () => page.evaluate(() => localStorage.getItem('order'))
  await fillCart(page, '/ironwright-medicine-ball?weight=14+lb')
  await visit(page, '/checkout/shipping')
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('City').fill('Colum')
  await page.getByLabel('State').selectOption({ label: 'Ohio' })
  await expect.poll(storedOrder).toContain('Colum')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  await expect(page.getByLabel('City')).toHaveValue('Colum')
  await expect(page.getByLabel('State')).toHaveValue('OH')
  await completeShippingStep(page, 'USA', newEmail())
  await completePaymentStep(page, cards.pays)
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await storedOrder()).toBeNull()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, a declined card is reported above the step, and an order without a captcha token is placed [ERROR-226]', async ({
    visitor,
  }) => {
    const pay = async (number: string) => {
      await visitor.getByRole('link', { name: 'Enter card on a secure page' }).click()
      await visitor.getByLabel('Card number').fill(number)
      await visitor.getByLabel('Expires').fill('12/34')
      await visitor.getByLabel('Security code').fill('123')
      await visitor.getByRole('button', { name: 'Use this card' }).click()
      await visitor.getByRole('button', { name: 'Continue to review' }).click()
      await placeButton(visitor).click()
    }
    await visitor.goto('/ironwright-medicine-ball?weight=14+lb')
    await visitor.getByRole('button', { name: /^Add to cart/ }).click()
    await visitor.goto('/checkout/shipping')
    await typeAddress(visitor, 'USA', newEmail())
    await visitor.getByRole('button', { name: /^(Continue to payment|Show delivery options)$/ }).click()
    await visitor.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(cards.declined)
    await expect(problems(visitor)).toContainText('Your bank declined the payment.')
    await problems(visitor).getByRole('link', { name: 'Use another card' }).click()
    await pay(cards.pays)
    await expect(thanks(visitor)).toBeVisible()
  })
})
