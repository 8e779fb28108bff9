import { expect, test } from '@playwright/test'
import { firstRate, goThroughShipping, guestWithBall, newEmail, typeAddress, visit } from './shopper.ts'

test('a page asked for without a connection says so, and comes by itself when there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/plates')
  // What is said without a connection comes once the page has settled.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Kettlebells' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: false }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Kettlebells' })).toBeVisible()
})

test('a step of checkout says that there is no connection, keeps what was typed, and goes on when there is one', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  const said = page.getByText('You’re offline. Your entries are still here. Continue when you’re back online.')
  await expect(said).toBeHidden()
  await context.setOffline(true)
  await expect(said).toBeVisible()
  // Prices are read again every minute: not without a connection, which would take the form away.
  await page.clock.fastForward(61_000)
  // What is pressed waits, too.
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').filter({ has: said })).toBeFocused()
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
  await context.setOffline(false)
  await expect(said).toBeHidden()
  await goThroughShipping(page, 'USA', newEmail())
})

test('a shop that does not answer when checkout reads its cart again takes away nothing that was typed [CART-230]', async ({
  page,
}) => {
  await page.clock.install()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await page.waitForLoadState('networkidle')
  await typeAddress(page, 'USA', newEmail())
  await page.route(/svc_/, (route) => route.abort())
  const asked = page.waitForRequest(/svc_list\/cart/)
  await page.clock.fastForward(61_000)
  await asked
  await page.clock.runFor(2_000)
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
  await page.unroute(/svc_/)
  await page.clock.fastForward(61_000)
  await firstRate(page).check()
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
})
