import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'

const choice = (page: Page, label: RegExp) =>
  page.getByRole('group', { name: /^Finish/ }).getByRole('link', { name: label })
const mainPicture = (page: Page) => page.getByRole('region', { name: 'Product images' }).locator('img').first()

test('a product page shows pictures, price, options, specifications, and related products [CATALOG-012, ROUTE-012]', async ({
  page,
}) => {
  await visit(page, '/ironwright-power-bar')
  await expect(mainPicture(page)).toBeVisible()
  await expect(page.getByRole('form', { name: 'Buy Ironwright Power Bar' })).toContainText('$295.00')
  await expect(page.getByRole('group', { name: /^Finish/ }).getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('rowheader', { name: 'Shaft diameter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pairs well with' })).toBeVisible()
})

test('a variant selection changes price, stock, and picture together and has a separate URL [CATALOG-012]', async ({
  page,
}) => {
  await visit(page, '/ironwright-power-bar')
  const form = page.getByRole('form', { name: 'Buy Ironwright Power Bar' })
  const before = await mainPicture(page).getAttribute('src')
  await choice(page, /^Stainless steel/).click()
  await expect(page).toHaveURL(/finish=Stainless\+steel$/)
  await expect(form).toContainText('$395.00')
  await expect(page.getByRole('main')).toContainText(/Only \d left/)
  await expect(mainPicture(page)).not.toHaveAttribute('src', before ?? '')
  const chosen = await mainPicture(page).getAttribute('src')
  await page.reload()
  await expect(form).toContainText('$395.00')
  await expect(mainPicture(page)).toHaveAttribute('src', chosen ?? '')
  await expect(choice(page, /^Stainless steel/)).toHaveAttribute('aria-current', 'true')
})

test('a reduced price is shown next to the regular price [CATALOG-012]', async ({ page }) => {
  await visit(page, '/ironwright-power-bar?finish=Black+oxide')
  const main = page.getByRole('main')
  await expect(main.getByText('$229.00').first()).toBeVisible()
  await expect(main.getByText('$265.00').first()).toBeVisible()
  await expect(main.getByText(/Ships in/).first()).toBeVisible()
})

test('a sold-out product cannot be added to the cart', async ({ page }) => {
  await visit(page, '/ironwright-medicine-ball?weight=30+lb')
  await expect(page.getByRole('form').getByRole('button', { name: /^Sold out/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
})

test('the selectable quantity is limited to the stock [CART-222]', async ({ page }) => {
  // No other story orders this product.
  await visit(page, '/ironwright-ten-bar-hanger')
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('99')
  await quantity.blur()
  await expect(quantity).toHaveValue('7')
  await expect(page.getByRole('button', { name: '+1' })).toBeDisabled()
})

test('delivery to a ZIP code shows price, dates, and pickup, and is remembered for other products', async ({
  page,
}) => {
  await visit(page, '/ironwright-iw2-rack')
  const code = page.getByLabel('Deliver to ZIP code')
  await code.fill('hello')
  await code.press('Enter')
  await expect(page.getByText('Enter a valid ZIP code.')).toBeVisible()
  await code.fill('97201')
  await code.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByText('Delivery to 97201')).toBeVisible()
  await expect(main.getByText(/^Arrives \w{3}, /)).toBeVisible()
  await expect(main.getByText('Free pickup in Columbus')).toBeVisible()
  await expect(main.getByText('Ships on a pallet. The carrier calls you to schedule delivery.')).toBeVisible()
  await visit(page, '/ironwright-power-bar')
  await expect(main.getByText('Delivery to 97201')).toBeVisible()
})

test('a shopper on the USA site sees inches first and can switch to metric units', async ({ page }) => {
  await visit(page, '/ironwright-iw2-rack')
  const footprint = page.getByRole('row', { name: /^Footprint/ })
  await expect(footprint).toContainText('48 x 34.3 in (1220 x 870 mm)')
  await page.getByRole('button', { name: 'Metric units' }).click()
  await expect(footprint).toContainText('1220 x 870 mm')
  await expect(footprint).not.toContainText('in (')
  await expect(page.getByRole('button', { name: 'Inches and pounds' })).toBeVisible()
})
