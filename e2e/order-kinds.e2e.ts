import { expect, test, type Page } from '@playwright/test'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { becomeCustomer } from './customer.ts'
import { grantTicket, upsertProducts } from './merchant.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  guestWithBall,
  readEmailsTo,
  newEmail,
  waitForHydration,
  typeAddress,
  visit,
} from './shopper.ts'

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })

/** Buys a gift card and returns its code from the email to the recipient. */
async function buyGiftCard(page: Page, amount: string) {
  const recipient = newEmail()
  const chosen = { design: 'birthday', amount: 'own', 'own-amount': amount, 'to-name': 'Bo', 'from-name': 'Ann' }
  await visit(page, `/ironwright-gift-card?${new URLSearchParams(chosen).toString()}`)
  const form = page.getByRole('form', { name: /^Buy / })
  await form.getByRole('group', { name: 'Who is it for?' }).getByLabel('Email').fill(recipient)
  await form.getByRole('group', { name: 'Who is it from?' }).getByLabel('Email').fill(newEmail())
  await form.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart')
  await visit(page, '/checkout/shipping')
  await expect(page.getByRole('group', { name: /Delivery options|Shipping or pickup/ })).toHaveCount(0)
  await typeAddress(page, 'USA', newEmail())
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await completePaymentStep(page, cards.pays)
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const code = async () => {
    const [mail] = await readEmailsTo(page, recipient)
    return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  // The email is sent once the order is published, shortly after it is placed.
  await expect.poll(code, { timeout: 30_000 }).not.toBe('')
  return code()
}

/** Creates a guest on the payment step with a $75 ball and an applied gift card. */
async function payBy(page: Page, code: string) {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  const giftcards = page.getByRole('region', { name: 'Gift cards' })
  await giftcards.getByText('Pay with a gift card').click()
  await giftcards.getByLabel('Gift card code').fill(code)
  await giftcards.getByRole('button', { name: 'Apply' }).click()
  await expect(giftcards.getByRole('listitem')).toContainText(`Gift card ending in ${code.slice(-4)}`)
}

const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, ''))

test('a gift card is ordered without delivery, then pays for one order in full and for the next in part [GIFT-210, PAY-221]', async ({
  page,
}) => {
  test.slow()
  const code = await buyGiftCard(page, '150')
  await payBy(page, code)
  await expect(page.getByText('Gift cards cover the whole order. No other payment needed.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(placeButton(page)).toHaveText(/\$0\.00/)
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Gift card ending in ${code.slice(-4)}`)

  await payBy(page, code)
  await expect(page.getByText('Gift cards cover the whole order.')).toHaveCount(0)
  await completePaymentStep(page, cards.pays)
  const shown = (term: string) =>
    page
      .getByRole('main')
      .locator('dl')
      .filter({ visible: true })
      .locator(`dt:has-text("${term}") + dd`)
      .first()
      .textContent()
  const [total, toPay] = [cents((await shown('Total')) ?? ''), cents((await shown('Amount due')) ?? '')]
  expect(toPay).toBeGreaterThan(0)
  expect(toPay).toBeLessThan(total)
  expect(cents((await placeButton(page).textContent()) ?? '')).toBe(toPay)
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Visa ending in 1111')
  await visit(page, '/giftcard-balance')
  await page.getByLabel('Gift card code').fill(code)
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('$0.00')
})

test('a product that a ticket discounts to zero can be ordered without a card or delivery [PAY-220, EARNED-402]', async ({
  page,
}) => {
  const id = 1_900_000 + Math.floor(Math.random() * 90_000)
  const seat = testVariant(`SEAT-${id}`, { weightGrams: null, stock: testStock({ onHand: 9 }) })
  await upsertProducts([
    testProduct(id, `seat-${id}`, { name: `Seat ${id}`, type: 'virtual', categories: [], variants: [seat] }),
  ])
  const email = await becomeCustomer(page)
  await grantTicket(email, id)
  await visit(page, '/account/earned-store')
  const tile = page.getByRole('article').filter({ hasText: `Seat ${id}` })
  await expect(tile).toContainText('Free')
  await tile.getByRole('link').click()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart')
  await visit(page, '/cart')
  await page.getByRole('button', { name: `Apply your discount to Seat ${id}` }).click()
  await expect(page.getByRole('main').getByText('$0.00').filter({ visible: true }).first()).toBeVisible()
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await expect(page.locator('iframe[title="Card details"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(placeButton(page)).toHaveText(/\$0\.00/)
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('an uncompleted challenge ends after a minute, and the shopper can pay with a different card [PAY-212, PAY-214]', async ({
  page,
}) => {
  await guestAtReview(page, 'USA', cards.challengePassed, newEmail())
  let orderId = ''
  // Only the response contains the order number, because the page immediately redirects to the bank.
  await page.route('**/svc_checkout/order', async (route) => {
    const response = await route.fetch()
    ;({ orderId } = (await response.json()) as { orderId: string })
    await route.fulfill({ response })
  })
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()
  await page.clock.install()
  await visit(page, `/checkout/bank/${orderId}`)
  await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible()
  await page.clock.fastForward(59_000)
  await expect(page).toHaveURL(/\/checkout\/bank\//)
  await page.clock.fastForward(2_000)
  await expect(page).toHaveURL(/\/checkout\/payment\?problem=three_ds$/)
  await expect(page.getByRole('alert').first()).toContainText('Your bank didn’t confirm the payment.')
  await page.clock.resume()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Use another card' }).click()
  await completePaymentStep(page, cards.pays)
  await placeButton(page).click()
  await expect(thanks(page)).toBeVisible()
})
