import type { Browser, Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { fillCart, waitForHydration, visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const ball = '/ironwright-medicine-ball?weight=14+lb'
const name = 'Ironwright Medicine Ball'

async function wish(page: AnyPage) {
  await page.goto(ball)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
}

/** Adds the ball to a customer's wishlist and opens the list. */
async function openWished(page: Page) {
  await wish(page)
  await expect(page.getByText('Saved to wishlist')).toBeVisible()
  await page.goto('/account/wishlist')
}

test('a customer adds a product to the wishlist, moves it to the cart, and finds it there [LIST-004, LIST-402, LIST-404]', async ({
  page,
}) => {
  await becomeCustomer(page)
  await openWished(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(main).toContainText('14 lb')
  await expect(main).toContainText('$75.00')
  await page.getByRole('button', { name: `Move ${name} to your cart` }).click()
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByRole('main').getByText('$75.00').first()).toBeVisible()
})

test('the wishlist button fills without a reload, and a second click removes the product [LIST-004]', async ({
  page,
}) => {
  await becomeCustomer(page)
  await visit(page, ball)
  const button = page.getByRole('button', { name: 'Add to wishlist' })
  await page.waitForLoadState('networkidle')
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved to wishlist' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/ironwright-medicine-ball\?weight=14\+lb$/)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Removed from wishlist' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^20 lb/ }).click()
  await expect(page).toHaveURL(/weight=20\+lb/)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test("a group's wishlist button fills for the selected members, and a removed selection can be added again immediately", async ({
  page,
}) => {
  await becomeCustomer(page)
  await visit(page, '/ironwright-plates-by-the-pair')
  const button = page.getByRole('button', { name: 'Add to wishlist' })
  const members = page.getByRole('form').getByRole('spinbutton', { name: /^Quantity of/ })
  await members.nth(0).fill('2')
  await button.click()
  await page.waitForURL(/wished=1/)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await members.nth(1).fill('1')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await members.nth(1).fill('0')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Removed from wishlist' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test("the wishlist's quantity stepper saves the quantity", async ({ page }) => {
  await becomeCustomer(page)
  await openWished(page)
  await waitForHydration(page)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: `+1: Quantity of ${name}` }).click()
  await saved
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2')
})

test('quantity changes made during a save are saved afterward, the button stays focused, and the list view is preserved', async ({
  page,
}) => {
  await becomeCustomer(page)
  await openWished(page)
  await page.goto('/account/wishlist?view=list')
  await waitForHydration(page)
  await page.route('**/svc_list/lists/*/items/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const more = page.getByRole('button', { name: `+1: Quantity of ${name}` })
  for (let step = 0; step < 4; step++) await more.click()
  await expect(page.getByText('Quantity saved: 5')).toBeAttached()
  const field = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await expect(field).toHaveValue('5')
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(/\?view=list$/)
  await field.fill('')
  await field.blur()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a quantity from 1 to 9,999.' })).toBeVisible()
  await expect(field).toHaveValue('5')
})

test('moving a wishlist product to the cart right after changing its quantity moves the new quantity', async ({
  page,
}) => {
  await becomeCustomer(page)
  await openWished(page)
  await waitForHydration(page)
  const field = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await field.fill('3')
  await page.getByRole('button', { name: `Move ${name} to your cart` }).click()
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByRole('main').getByText('$225.00').first()).toBeVisible()
})

test('undo restores a removed wishlist item', async ({ page }) => {
  await becomeCustomer(page)
  await openWished(page)
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} has been removed`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('a guest opens a shared wishlist through its link and adds an item from it, until sharing ends [LIST-001, LIST-002]', async ({
  page,
  browser,
}) => {
  await becomeCustomer(page)
  await openWished(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByRole('link', { name: 'Link to your wishlist' }).getAttribute('href')
  const guest = await guestOf(browser)
  const path = new URL(link!).pathname
  await guest.goto(path)
  await expect(guest.getByRole('heading', { level: 1, name: 'Robin’s wishlist' })).toBeVisible()
  await guest.getByRole('button', { name: `Add ${name} to your cart` }).click()
  await expect(guest.getByText('1 product has been added to your cart')).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Only you can see this list.')).toBeVisible()
  await guest.goto(path)
  await expect(guest.getByRole('heading', { name: 'This list is private or no longer exists' })).toBeVisible()
})

test('a guest is redirected to login and then finds the product on the wishlist [LIST-206, LIST-208, LIST-209]', async ({
  page,
}) => {
  await wish(page)
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fwishlist$/)
  await becomeCustomer(page, '/login?redirect=%2Faccount%2Fwishlist')
  await expect(page).toHaveURL(/\/account\/wishlist/)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('a cart line can be saved for later and moved back [LIST-238]', async ({ page }) => {
  await becomeCustomer(page)
  await fillCart(page, ball)
  await visit(page, '/cart')
  await page.getByRole('button', { name: `Save ${name} for later` }).click()
  await expect(page.getByText(`${name} has been moved to saved for later`)).toBeVisible()
  await page.getByRole('button', { name: `Move ${name} to your cart` }).click()
  await expect(page.getByText(`${name} has been moved to your cart`)).toBeVisible()
})

test('a guest who saves for later is redirected to login [LIST-207, LIST-219]', async ({ page }) => {
  await fillCart(page, ball)
  await visit(page, '/cart')
  await page.getByRole('button', { name: `Save ${name} for later` }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fwishlist$/)
})

test('the lists page shows the wishlist and its items, and a deleted list can be restored [LIST-003, LIST-401, LIST-403]', async ({
  page,
}) => {
  await becomeCustomer(page)
  await openWished(page)
  await page.goto('/account/my-lists')
  for (const heading of ['Wishlist', 'Create a registry']) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await expect(page.getByText('1 item · Private')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Wishlist' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 item · Private')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, a guest adds to the wishlist, logs in, undoes a removal, and moves the product to the cart', async ({
    visitor,
  }) => {
    await wish(visitor)
    await becomeCustomer(visitor, '/login?redirect=%2Faccount%2Fwishlist')
    await visitor.getByRole('button', { name: `Remove ${name}` }).click()
    await visitor.getByRole('button', { name: 'Undo' }).click()
    await visitor.getByRole('button', { name: `Move ${name} to your cart` }).click()
    await visitor.goto('/cart')
    await expect(visitor.getByRole('main').getByText('$75.00').first()).toBeVisible()
  })
})

async function guestOf(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}
