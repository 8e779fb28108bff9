import { expect, test, type Page } from '@playwright/test'
import {
  cardFields,
  cards,
  firstRate,
  readEmailsTo,
  newEmail,
  orderNumber,
  waitForHydration,
  typeAddress,
  visit,
} from './shopper.ts'
import { originOf, sites, type Site } from './sites.ts'

/** Navigates from the home page to the category through the wide-screen menu. */
async function findByMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Shop', exact: true })
  await menu.getByText('Shop', { exact: true }).click()
  await menu.getByRole('link', { name: 'Conditioning', exact: true }).hover()
  await menu.getByRole('link', { name: 'Medicine balls', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ironwright Medicine Ball' }).click()
}

/** Navigates from the home page to the product through the search preview. */
async function findBySearch(page: Page) {
  await page.getByRole('combobox', { name: 'Search products and articles' }).fill('medicine ball')
  await page.getByRole('option', { name: /Ironwright Medicine Ball/ }).click()
}

/** Places a complete guest order, with checks on each screen. */
async function orderAsGuest(page: Page, site: Site, find: (page: Page) => Promise<void>) {
  const email = newEmail()
  const { ballPrice, recipient, includedTax } = sites[site]
  await visit(page, originOf(site))
  await find(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Medicine Ball' })).toBeVisible()
  await page
    .getByRole('group', { name: /^Weight/ })
    .getByRole('link', { name: /^14 lb/ })
    .click()
  await expect(page).toHaveURL(/weight=14\+lb/)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const sideCart = page.getByRole('dialog', { name: 'Cart' })
  await expect(sideCart.getByText('14 lb')).toBeVisible()
  await expect(sideCart.getByText(ballPrice).first()).toBeVisible()
  await sideCart.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByRole('main').getByText(ballPrice).first()).toBeVisible()
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await typeAddress(page, site, email)
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  const frame = cardFields(page)
  await frame.getByLabel('Card number').fill(cards.pays)
  await frame.getByLabel('Expires').fill('12/34')
  await frame.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  if (includedTax) await expect(page.getByRole('complementary').getByText(includedTax)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(recipient.street)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/success\?order=\d+$/)
  const number = orderNumber(page)
  await expect(page.getByText(`Order ${number}`).first()).toBeVisible()
  await expect.poll(async () => (await readEmailsTo(page, email)).map(({ text }) => text).join()).toContain(number)
}

test('a guest on the USA site places an order, from the menu to the email [CHECKOUT-001, CHECKOUT-007, CHECKOUT-208]', ({
  page,
}) => orderAsGuest(page, 'USA', findByMenu))

test('a guest on the Canadian site places an order through the search preview [CHECKOUT-212, SEARCH-001]', ({ page }) =>
  orderAsGuest(page, 'CAN', findBySearch))

test('a guest on the Australian site places an order, from the menu to the email [CHECKOUT-212, CHECKOUT-207]', ({
  page,
}) => orderAsGuest(page, 'AUS', findByMenu))

test('a guest on the European site places an order at prices with VAT [CHECKOUT-212, TAX-001]', ({ page }) =>
  orderAsGuest(page, 'EUR', findByMenu))

test('a guest on the British site places an order at prices with VAT [CHECKOUT-212, TAX-001]', ({ page }) =>
  orderAsGuest(page, 'GBR', findBySearch))

test('a guest on the APO site places an order to a military address [CHECKOUT-212]', ({ page }) =>
  orderAsGuest(page, 'APO', findByMenu))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a guest places an order through the small-screen menu [CHECKOUT-001, SHELL-031]', ({ page }) =>
    orderAsGuest(page, 'USA', async () => {
      await page.getByRole('link', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('button', { name: 'Conditioning' }).click()
      await menu.getByRole('link', { name: 'Medicine balls' }).click()
      await waitForHydration(page)
      await page.getByRole('main').getByRole('link', { name: 'Ironwright Medicine Ball' }).click()
    }))
})
