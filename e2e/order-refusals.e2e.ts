import { expect, test, type Page } from '@playwright/test'
import { placementRefusals } from '../contract/placement-refusals.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { errors } from '../storefront/checkout/texts/errors-en.ts'
import { upsertProducts } from './merchant.ts'
import {
  cards,
  fillCart,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  newEmail,
  visit,
} from './shopper.ts'

type Sentence = Exclude<keyof typeof errors, 'links' | 'inventory_item' | 'registry_left' | 'unknown' | 'wait'>

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })
const problems = (page: Page) => page.getByRole('alert').first()

/** Makes the shop refuse the next order with a code. The placement tests cover the causes. */
async function refuse(page: Page, code: string, details: object = {}) {
  const status = (placementRefusals as Record<string, { status: number } | undefined>)[code]?.status ?? 422
  const json = { error: { code, message: code, ...details } }
  await page.route('**/svc_checkout/order', (route) => route.fulfill({ status, json }), { times: 1 })
}

/** Refusals shown on the review step: code, message, link target, details, and additional text. */
const onReview: readonly [code: string, shows: Sentence | null, to: string | null, details?: object, also?: string][] =
  [
    ['order_already_published', 'order_already_published', '/account', { orderId: '1', totals: {} }],
    ['inventory_error', 'inventory_error', '/cart'],
    ['invalid_billing', 'invalid_billing', '/checkout/payment#billing', { fields: [{ path: 'city' }] }, 'city'],
    ['invalid_shipping', 'invalid_shipping', '/checkout/shipping#ship-to', { fields: [{ path: 'postcode' }] }, 'ZIP'],
    ['wrong_tax_total', 'wrong_tax_total', '#items'],
    ['wrong_discount', 'wrong_product_price', '#items'],
    ['wrong_grandtotal', 'wrong_product_price', '#items'],
    ['wrong_payment_amount', 'wrong_product_price', '#items'],
    ['wrong_product_price', 'wrong_product_price', '#items'],
    ['shipping_rate', 'wrong_shipping_rate', '/checkout/shipping#rates'],
    ['wrong_shipping_total', 'wrong_shipping_rate', '/checkout/shipping#rates'],
    ['wrong_shipping_rate', 'wrong_shipping_rate', '/checkout/shipping#rates'],
    ['shipping_method_not_found', 'wrong_shipping_rate', '/checkout/shipping#rates'],
    ['shipping_method_not_valid', 'wrong_shipping_rate', '/checkout/shipping#rates'],
    ['pickup_disabled', 'wrong_shipping_rate', '/checkout/shipping#rates'],
    ['payment_error', 'payment_error', '/checkout/payment?card=another#payment', { message: 'declined' }],
    ['made_up_code', null, null],
  ]

test('each order refusal shows its message and link above the review step and reloads the checkout [ERROR-232, ERROR-235, ERROR-216]', async ({
  page,
}) => {
  test.slow()
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  for (const [code, shows, to, details, also] of onReview) {
    // Several codes share a message, so the page is reloaded to remove the previous message.
    await visit(page, '/checkout/review')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await refuse(page, code, details)
    const again = page.waitForRequest((each) => each.url().includes('/svc_checkout/checkout/'))
    await placeButton(page).click()
    await again
    const sentence = shows === null ? errors.unknown(code) : errors[shows]
    await expect(problems(page), code).toContainText(sentence)
    await expect(problems(page), code).toBeFocused()
    expect(await page.evaluate(() => scrollY), code).toBe(0)
    if (also !== undefined) await expect(problems(page), code).toContainText(also)
    const link = problems(page).getByRole('link').first()
    if (to === null) await expect(link, code).toHaveCount(0)
    else await expect(link, code).toHaveAttribute('href', to)
    await expect(placeButton(page), code).toBeEnabled()
  }
})

test('an error link to a part of the same step moves focus there, even to a heading [ERROR-235]', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await refuse(page, 'wrong_tax_total')
  await placeButton(page).click()
  await problems(page).getByRole('link', { name: 'View total' }).click()
  await expect(page.getByRole('heading', { name: 'Items' })).toBeFocused()
})

test('if a refused order may still be placed, the review step is not reloaded and preserves its key for a retry [ERROR-232]', async ({
  page,
}) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  const key = page.locator('input[name=key]')
  const before = await key.inputValue()
  await refuse(page, 'placing')
  await placeButton(page).click()
  await expect(problems(page)).toContainText(errors.placing)
  await expect(key).toHaveValue(before)
})

for (const code of ['giftcard_balance_error', 'giftcard_not_exist']) {
  test(`an order refused with ${code} loses its gift cards and says so [ERROR-201, ERROR-202, ERROR-203]`, async ({
    page,
  }) => {
    await guestAtReview(page, 'USA', cards.pays, newEmail())
    await visit(page, '/checkout/payment')
    const giftcards = page.getByRole('region', { name: 'Gift cards' })
    await giftcards.getByText('Pay with a gift card').click()
    await giftcards.getByLabel('Gift card code').fill('1R0N-G1FT-0050-001B')
    await giftcards.getByRole('button', { name: 'Apply' }).click()
    await expect(giftcards.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await refuse(page, code)
    await placeButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/payment\?problem=giftcard_balance_error$/)
    await expect(problems(page)).toContainText(errors.giftcard_balance_error)
    await expect(giftcards.getByRole('listitem')).toHaveCount(0)
    // Only unusable payment methods are discarded, and the card is usable.
    await expect(page.getByRole('main')).toContainText('Visa ending in 1111')
  })
}

for (const [code, details] of [
  ['cvv_required', {}],
  ['payment_error', { message: 'cvv_required' }],
] as const) {
  test(`a card is discarded when its security code is required again, reported as ${code} [ERROR-225]`, async ({
    page,
  }) => {
    await guestAtReview(page, 'USA', cards.pays, newEmail())
    await refuse(page, code, details)
    await placeButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/payment\?problem=cvv_required$/)
    await expect(problems(page)).toContainText(errors.cvv_required)
    await expect(page.locator('iframe[title="Card details"]')).toBeVisible()
  })
}

test('units sold to another shopper during checkout are listed in a dialog with pictures and can be removed there [ERROR-208, ERROR-212]', async ({
  page,
}) => {
  const id = 1_400_000 + Math.floor(Math.random() * 500_000)
  const scarce = (onHand: number) =>
    testProduct(id, `gone-${id}`, {
      name: `Gone ${id}`,
      categories: [],
      variants: [
        testVariant(`GONE-${id}`, { prices: priceEverywhere(5_000), stock: testStock({ onHand, notify: true }) }),
      ],
    })
  await upsertProducts([scarce(4)])
  await fillCart(page, '/ironwright-medicine-ball?weight=14+lb')
  await fillCart(page, `/gone-${id}`)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await completePaymentStep(page, cards.pays)
  await upsertProducts([scarce(0)])
  await placeButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Gone ${id}`)
  await expect(dialog.getByRole('link', { name: 'Return to cart' })).toBeVisible()
  const notify = dialog.getByRole('link', { name: `Notify me when Gone ${id} is back` })
  await expect(notify).toHaveAttribute('href', new RegExp(`/account/bin\\?product=\\d+&parent=${id}$`))
  await dialog.getByRole('button', { name: `Remove Gone ${id}` }).click()
  await expect(dialog).toHaveCount(0)
  await placeButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
})
