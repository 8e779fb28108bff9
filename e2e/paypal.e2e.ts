import type { Page } from '@playwright/test'
import { fillCart, completeShippingStep, guestWithBall, newEmail, waitForHydration, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'
import type { AnyPage, ElementOf, PageOf } from './visitor/any-page.ts'
import { goToPayment } from './shopper-without-script.ts'
import { expect, test } from './visitor/fixture.ts'

const thanks = <Found extends ElementOf<Found>>(page: PageOf<Found>) =>
  page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })
const alert = (page: Page) => page.getByRole('alert').first()
const placeOrder = (page: AnyPage) => page.getByRole('button', { name: /^Place order/ }).click()
const vendorPage = (page: AnyPage) => page.getByRole('heading', { name: 'PayPal sandbox' })

async function atPayment(page: Page, site: Site = 'USA') {
  await guestWithBall(page, site)
  await visit(page, `${originOf(site)}/checkout/shipping`)
  await completeShippingStep(page, site, newEmail())
}

async function toPayPal(page: Page) {
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: 'Continue to PayPal' }).click()
  await expect(vendorPage(page)).toBeVisible()
}

async function agree(page: Page, account = 'buyer@example.com') {
  await page.getByLabel(account).check()
  await page.getByRole('button', { name: 'Approve and continue' }).click()
  await page.waitForURL('**/checkout/review')
  await waitForHydration(page)
}

// In the test store, Adyen processes cards on the Australian site.
for (const site of ['USA', 'EUR', 'AUS'] as const)
  test(`a shopper on ${site} approves the payment with PayPal, reviews the order, and places it`, async ({ page }) => {
    await atPayment(page, site)
    await toPayPal(page)
    await agree(page)
    await expect(page.getByRole('main')).toContainText('PayPal')
    expect(page.url()).not.toContain('token')
    await placeOrder(page)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'PayPal' })).toBeVisible()
  })

test('a shopper who cancels the PayPal payment can pay by card or retry without losing input', async ({ page }) => {
  await atPayment(page)
  await toPayPal(page)
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
  await expect(alert(page)).toContainText('You left PayPal without approving the payment.')
  await waitForHydration(page)
  await toPayPal(page)
  await agree(page)
  await page.goto('/checkout/payment')
  await waitForHydration(page)
  await expect(page.getByText(/^buyer@example.com approved \$/)).toBeVisible()
  await page.getByRole('radio', { name: 'Card', exact: true }).check()
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible()
})

test('after a cart change, an approved PayPal payment is not charged, and the new amount must be approved [PAY-240, ERROR-228, ERROR-229]', async ({
  page,
}) => {
  await atPayment(page)
  await toPayPal(page)
  await agree(page)
  // A second tab of the same browser adds products.
  const other = await page.context().newPage()
  await fillCart(other, `${originOf('USA')}/ironwright-medicine-ball?weight=14+lb`, 2)
  await other.close()
  await page.reload()
  await waitForHydration(page)
  await placeOrder(page)
  await expect(alert(page)).toContainText('The total changed after you approved it with PayPal.')
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
  await expect(page.getByText(/approved \$/)).toHaveCount(0)
  await toPayPal(page)
  await agree(page)
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
})

test('a payment that PayPal refuses is reported, and another attempt succeeds', async ({ page }) => {
  await atPayment(page)
  await toPayPal(page)
  await agree(page, 'declined@example.com')
  await placeOrder(page)
  await expect(alert(page)).toContainText('PayPal couldn’t take the payment.')
  await waitForHydration(page)
  await toPayPal(page)
  await agree(page)
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
})

for (const site of ['USA', 'AUS'] as const)
  test(`a payment under review at PayPal becomes an order on ${site} after PayPal's notification`, async ({ page }) => {
    await atPayment(page, site)
    await toPayPal(page)
    await agree(page, 'review@example.com')
    await placeOrder(page)
    await expect(thanks(page)).toBeVisible()
  })

test('if two tabs approve with PayPal, only one order is placed', async ({ page }) => {
  await atPayment(page)
  const other = await page.context().newPage()
  await visit(other, `${originOf('USA')}/checkout/payment`)
  for (const tab of [page, other]) await toPayPal(tab)
  for (const tab of [page, other]) await agree(tab)
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
  await placeOrder(other)
  await expect(other).toHaveURL(/\/checkout\/success|\/cart/)
})

test('going back after a PayPal payment does not return to the payment or review step', async ({ page }) => {
  await atPayment(page)
  await toPayPal(page)
  await agree(page)
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/cart|\/checkout\/(?:success|shipping)/)
})

test('if the response to placing an order is lost, the retry finds the paid order', async ({ page }) => {
  await atPayment(page)
  await toPayPal(page)
  await agree(page)
  let lost = 0
  await page.route('**/checkout/review*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await page.route('**/svc_checkout/order', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await placeOrder(page)
  await expect.poll(() => lost).toBe(1)
  const again = page.getByRole('button', { name: /^Place order/ })
  await expect(again.or(thanks(page)).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(thanks(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  for (const site of ['USA', 'AUS'] as const)
    test(`PayPal is selected with a form on ${site}, and its page returns to the shop`, async ({ visitor }) => {
      await guestWithBall(visitor, site)
      await goToPayment(visitor, site, newEmail())
      await visitor.getByRole('radio', { name: 'PayPal' }).check()
      await visitor.getByRole('button', { name: 'Continue to review' }).click()
      await expect(vendorPage(visitor)).toBeVisible()
      await visitor.getByRole('button', { name: 'Approve and continue' }).click()
      await visitor.waitForURL('**/checkout/review')
      await placeOrder(visitor)
      await expect(thanks(visitor)).toBeVisible()
    })
})
