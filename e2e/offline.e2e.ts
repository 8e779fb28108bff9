import { expect, test } from '@playwright/test'
import { firstRate, completeShippingStep, guestWithBall, newEmail, typeAddress, visit } from './shopper.ts'

test('a page requested offline shows a message and loads on reconnection', async ({ page, context }) => {
  await visit(page, '/plates')
  // The code for the offline message loads when the page is idle.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Kettlebells' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: false }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Kettlebells' })).toBeVisible()
})

test('a checkout step reports a lost connection, preserves the input, and continues on reconnection', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  const message = page.getByText('You’re offline. Your entries are still here. Continue when you’re back online.')
  await expect(message).toBeHidden()
  await context.setOffline(true)
  await expect(message).toBeVisible()
  // Prices reload every minute, but not while offline, because a failed reload would replace the form.
  await page.clock.fastForward(61_000)
  // Submitting the form also waits for the connection.
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').filter({ has: message })).toBeFocused()
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
  await context.setOffline(false)
  await expect(message).toBeHidden()
  await completeShippingStep(page, 'USA', newEmail())
})

test('a failed cart reload in checkout does not lose input [CART-230]', async ({ page }) => {
  await page.clock.install()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await page.waitForLoadState('networkidle')
  await typeAddress(page, 'USA', newEmail())
  await page.route(/svc_/, (route) => route.abort())
  const cartRequest = page.waitForRequest(/svc_list\/cart/)
  await page.clock.fastForward(61_000)
  await cartRequest
  await page.clock.runFor(2_000)
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
  await page.unroute(/svc_/)
  await page.clock.fastForward(61_000)
  await firstRate(page).check()
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
})
