import { expect, test } from '@playwright/test'
import {
  cards,
  fillCart,
  firstRate,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  guestWithBall,
  newEmail,
  orderNumber,
  waitForHydration,
  typeAddress,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'

test('checkout starts with the choice between login and guest checkout [CHECKOUT-005, CHECKOUT-006]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('an empty cart cannot be checked out [CHECKOUT-210]', async ({ page }) => {
  await page.goto('/checkout/shipping')
  await expect(page).toHaveURL(/\/cart\?problem=ended$/)
  await expect(page.getByText('There’s nothing to check out yet.')).toBeVisible()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('skipping ahead in checkout redirects to the first incomplete step [CHECKOUT-215]', async ({ page }) => {
  await guestWithBall(page)
  await page.goto('/checkout/review')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await waitForHydration(page)
  await completeShippingStep(page, 'USA', newEmail())
  await page.goto('/checkout/review')
  await expect(page).toHaveURL(/\/checkout\/payment$/)
})

test('a success page without an order redirects to the cart [CHECKOUT-008]', async ({ page }) => {
  await page.goto('/checkout/success')
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto('/checkout/success?order=100000001')
  await expect(page).toHaveURL(/\/cart$/)
})

test('reloading the shipping step preserves the input [CHECKOUT-002, CHECKOUT-204]', async ({ page }) => {
  const email = newEmail()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', email)
  await expect(firstRate(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
  await expect(page.getByLabel('State')).toHaveValue('OH')
})

test('after a reload of the payment step, the shopper is still on the payment step [CHECKOUT-003, CHECKOUT-205]', async ({
  page,
}) => {
  const email = newEmail()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', email)
  await page.reload()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible()
})

test('reloading the review step preserves the card and the address [CHECKOUT-004, CHECKOUT-206]', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.reload()
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('214 Harbor Street')
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled()
})

test('the back button returns through the steps and preserves their input [CHECKOUT-208]', async ({ page }) => {
  const email = newEmail()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', email)
  await completePaymentStep(page, cards.pays)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.goForward()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
})

test('double-clicking the place order button places one order', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/svc_checkout/order')) posts.push(request.url())
  })
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  expect(posts.length).toBe(1)
  const number = orderNumber(page)
  await page.goBack()
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.goto(`/checkout/success?order=${number}`)
  await expect(page.getByText(`Order ${number}`).first()).toBeVisible()
})

test('a shopper who returns to checkout continues at the same step [CHECKOUT-214]', async ({ page, context }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await page.close()
  const later = await context.newPage()
  await later.goto('/checkout')
  await expect(later).toHaveURL(/\/checkout\/payment$/)
})

test('the success page remains after the cart is emptied [CHECKOUT-211]', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Order ${orderNumber(page)}`).first()).toBeVisible()
})

test('the success page of an order is not shown in a different browser [ORDER-226]', async ({ page, browser }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  const address = page.url()
  const foreign = await browser.newPage()
  await foreign.goto(address)
  await expect(foreign).toHaveURL(/\/cart$/)
  await foreign.close()
})

test('checkout has the lock, the logo, and the cart count, but no search or menu [SHELL-005, SHELL-007, SHELL-008]', async ({
  page,
}) => {
  await fillCart(page, '/ironwright-medicine-ball?weight=14+lb', 3)
  await visit(page, '/checkout/shipping')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search products and articles' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Shop' })).toHaveCount(0)
  await expect(header.getByText('Secure checkout')).toBeVisible()
  await header.getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL(`${originOf('USA')}/`)
})

test('checkout has a lock icon, and its cart icon opens the cart page [CART-006, CART-007, SHELL-006]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await expect(page.getByRole('banner').locator('use[href$="#lock"]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('every checkout step shows its number, and the login or guest page counts as step 1 [CHECKOUT-209]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout')
  await expect(page.getByRole('heading', { level: 1, name: /step 1 of 4/ })).toHaveCount(1)
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  for (const [step, number] of Object.entries({ shipping: 2, payment: 3, review: 4 })) {
    await page.goto(`/checkout/${step}`)
    await expect(page.getByRole('heading', { level: 1, name: `Checkout, step ${number} of 4: ${step}` })).toHaveCount(1)
  }
})

test('every checkout step has the minimal checkout header [CHECKOUT-009]', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  for (const step of ['shipping', 'payment', 'review']) {
    await page.goto(`/checkout/${step}`)
    await expect(page.getByRole('banner').getByText('Secure checkout')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search products and articles' })).toHaveCount(0)
  }
})

test('if the cart was changed in a different tab, the order is refused and the current cart is shown [ERROR-216]', async ({
  page,
  context,
}) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  const other = await context.newPage()
  await visit(other, '/cart')
  await other.getByRole('button', { name: '+1' }).click()
  await expect(other.getByText('$150.00').first()).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('$150.00').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
})
