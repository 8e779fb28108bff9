import { becomeCustomer } from './customer.ts'
import { firstRate, guestWithBall, newEmail, waitForHydration, visit } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage, ElementOf, PageOf } from './visitor/any-page.ts'

/** Enters an address with an Ohio ZIP code and New York as the state. */
async function typeSlip(page: AnyPage, { city = 'COLUMBUS' } = {}) {
  await page.getByLabel('Street address').fill('214 Harbor Street')
  await page.getByLabel('City').fill(city)
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'New York' })
  await page.getByLabel('ZIP code').fill('43215')
  await page.getByLabel('Phone').fill('6145550123')
}
async function typePerson(page: AnyPage) {
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
}
/** Adds a medicine ball to the cart without JavaScript. */
async function ballWithoutScript(page: AnyPage) {
  await page.goto('/ironwright-medicine-ball?weight=14+lb')
  await page
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click()
}
const question = <Found extends ElementOf<Found>>(page: PageOf<Found>) =>
  page.getByRole('region', { name: 'Did you mean this address?' })
const goOn = (page: AnyPage) => page.getByRole('button', { name: 'Continue to payment' }).click()

test('checkout suggests an address with the differences marked, and the shopper can accept it with one key', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typePerson(page)
  await typeSlip(page)
  await firstRate(page).check()
  await goOn(page)
  await expect(question(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(question(page)).toContainText('Check what’s different: City, State.')
  const marks = question(page).locator('mark')
  await expect(marks).toHaveText(['Columbus', 'OH', 'COLUMBUS', 'NY'])
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Use suggested' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout/payment')
  await expect(page.getByText('Columbus, OH 43215').first()).toBeVisible()
})

test('an address confirmed as entered is not questioned again, but a changed address is', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typePerson(page)
  await typeSlip(page, { city: 'Columbus' })
  await firstRate(page).check()
  await goOn(page)
  await question(page).getByRole('button', { name: 'Use as entered' }).click()
  await page.waitForURL('**/checkout/payment')
  await page.getByRole('link', { name: 'Back to shipping' }).click()
  await firstRate(page).check()
  await goOn(page)
  await page.waitForURL('**/checkout/payment')
  await page.getByRole('link', { name: 'Back to shipping' }).click()
  await page.getByLabel('City').fill('DAYTON')
  await goOn(page)
  await expect(question(page)).toContainText('Dayton')
  await page.getByLabel('City').fill('Dayton')
  await page.getByLabel('City').blur()
  await expect(question(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test('without JavaScript, the address suggestion is a page with both addresses, and the shopper can continue with either', async ({
    visitor,
  }) => {
    await ballWithoutScript(visitor)
    await visitor.goto('/checkout/shipping')
    await typePerson(visitor)
    await typeSlip(visitor)
    await goOn(visitor)
    await expect(question(visitor)).toBeVisible()
    await expect(visitor.getByLabel('City')).toHaveValue('COLUMBUS')
    await question(visitor).getByRole('button', { name: 'Use suggested' }).click()
    await expect(visitor).toHaveURL(/\/checkout\/shipping#rates$/)
    await expect(visitor.getByLabel('City')).toHaveValue('Columbus')
    await firstRate(visitor).check()
    await goOn(visitor)
    await expect(visitor).toHaveURL(/\/checkout\/payment$/)
  })
})

test('the address book also suggests corrections, fits a phone screen, and can save the address as entered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeCustomer(page, `${originOf('USA')}/login?redirect=${encodeURIComponent('/account/address?add=1')}`)
  await waitForHydration(page)
  await typeSlip(page)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(question(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await question(page).getByRole('button', { name: 'Use as entered' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your address has been saved.')
  await expect(page.getByRole('article')).toContainText('COLUMBUS, NY 43215')
})
