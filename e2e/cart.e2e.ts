import { expect, test } from '@playwright/test'
import { fillCart, guestWithBall, visit } from './shopper.ts'

test('adding an item opens the side cart, and Escape closes it and returns focus [CART-003, CART-202, SHELL-037]', async ({
  page,
}) => {
  await visit(page, '/ironwright-medicine-ball?weight=14+lb')
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Analytics reads items after the shopper sees them in the cart.
    if (pathname.startsWith('/svc_') && pathname !== '/svc_ssr/analytics/items')
      calls.push(`${request.method()} ${pathname}`)
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const sideCart = page.getByRole('dialog', { name: 'Cart' })
  await expect(sideCart).toBeVisible()
  await expect(sideCart).toContainText('Added to your cart')
  // Even a new shopper's first item takes only one round trip.
  expect(calls).toEqual(['POST /svc_list/cart/items'])
  // The side cart's code has already loaded before the click.
  expect(scripts).toEqual([])
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(sideCart).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeFocused()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
})

test('the side cart opens on click, and removes a product that the server refuses [CART-202]', async ({ page }) => {
  await visit(page, '/ironwright-medicine-ball?weight=14+lb')
  await page.waitForLoadState('networkidle')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/svc_list/cart/items', async (route) => {
    await answered
    await route.fulfill({ status: 422, json: { error: { code: 'list_full', message: 'list_full', most: 200 } } })
  })
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const sideCart = page.getByRole('dialog', { name: 'Cart' })
  await expect(sideCart.getByRole('listitem')).toContainText('Ironwright Medicine Ball')
  await expect(sideCart.getByRole('button', { name: 'Check out' })).toBeDisabled()
  answer()
  await expect(sideCart.getByRole('alert')).toContainText('Ironwright Medicine Ball wasn’t added. Your cart is full.')
  await expect(sideCart.getByRole('listitem')).toHaveCount(0)
})

test('an entered quantity above the stock is lowered, and its line shows a notice [CART-222]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Ironwright Medicine Ball' })
  await quantity.fill('9999')
  await quantity.press('Enter')
  const note = /(?:Only|You can order up to) (\d+)(?: left)?, so we set it to \1\./
  await expect(page.getByRole('alert')).toContainText(note)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(note)
})

test('the cart shows delivery to an entered ZIP code, which also applies to product pages', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/cart')
  const code = page.getByLabel('Deliver to ZIP code')
  await code.fill('hello')
  await code.press('Enter')
  await expect(page.getByText('Enter a valid ZIP code.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('97201')
  await code.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByText('Delivery to 97201')).toBeVisible()
  await expect(main.getByText(/^Arrives \w{3}, /).first()).toBeVisible()
  await page.getByRole('button', { name: '+1' }).click()
  await expect(main.getByText('Delivery to 97201')).toBeVisible()
  await visit(page, '/ironwright-power-bar')
  await expect(main.getByText('Delivery to 97201')).toBeVisible()
})

test('the cart icon shows the quantity and opens the side cart [CART-004, CART-005, SHELL-017]', async ({ page }) => {
  await fillCart(page, '/ironwright-medicine-ball?weight=14+lb', 2)
  await visit(page, '/barbells')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/barbells')
})

test('the cart page shows the line, its options, its price, and the checkout link [CART-001, CART-201, CART-245]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Ironwright Medicine Ball', exact: true })).toBeVisible()
  await expect(main).toContainText('14 lb')
  await expect(main.getByText('$75.00').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout')
})

test('a quantity change in the cart updates the totals and survives a reload [CART-245]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/cart')
  await page.getByRole('button', { name: '+1' }).click()
  await expect(page.getByText('$150.00').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Quantity of Ironwright Medicine Ball' })).toHaveValue('2')
})

test('a removed cart line is reported and can be restored [CART-231, CART-236]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  await expect(page.getByText('Ironwright Medicine Ball has been removed from your cart')).toBeVisible()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByText('$75.00').first()).toBeVisible()
})

test('a cart message disappears after six seconds [CART-234]', async ({ page }) => {
  await page.clock.install()
  await guestWithBall(page)
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  const message = page.getByText('Ironwright Medicine Ball has been removed from your cart')
  await expect(message).toBeVisible()
  await page.clock.fastForward(6_100)
  await expect(message).toHaveCount(0)
})

test('several cart messages are visible at once, each for six seconds [CART-235]', async ({ page }) => {
  await page.clock.install()
  await guestWithBall(page)
  await fillCart(page, '/ironwright-squat-bar')
  await visit(page, '/cart')
  const ball = page.getByText('Ironwright Medicine Ball has been removed from your cart')
  const bar = page.getByText('Ironwright Squat Bar has been removed from your cart')
  await page.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  await expect(ball).toBeVisible()
  await page.clock.fastForward(4_000)
  await page.getByRole('button', { name: 'Remove Ironwright Squat Bar' }).click()
  await expect(bar).toBeVisible()
  await expect(ball).toBeVisible()
  await page.clock.fastForward(2_100)
  await expect(ball).toHaveCount(0)
  await expect(bar).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(bar).toHaveCount(0)
})

test('in the side cart, a line can be removed and the removal undone [CART-003]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/barbells')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const sideCart = page.getByRole('dialog', { name: 'Cart' })
  await sideCart.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  await expect(sideCart.getByText('Your cart is empty.')).toBeVisible()
  await sideCart.getByRole('button', { name: 'Undo' }).click()
  await expect(sideCart.getByText('$75.00').first()).toBeVisible()
})

test('a toast in the side cart covers neither its lines nor its buttons on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await guestWithBall(page)
  await fillCart(page, '/ironwright-squat-bar')
  await visit(page, '/barbells')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  const sideCart = page.getByRole('dialog', { name: 'Cart' })
  await sideCart.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  await expect(sideCart.getByRole('button', { name: 'Undo' })).toBeVisible()
  // A trial click fails if another element would receive it.
  await sideCart.getByRole('link', { name: 'Check out' }).click({ trial: true })
  await sideCart.getByRole('button', { name: 'Remove Ironwright Squat Bar' }).click({ trial: true })
  await sideCart.getByRole('button', { name: 'Undo' }).click({ trial: true })
})

test('different types of equipment share one cart', async ({ page }) => {
  await guestWithBall(page)
  await fillCart(page, '/ironwright-squat-bar')
  await visit(page, '/cart')
  await expect(page.getByText('$420.00').first()).toBeVisible()
})
