import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  waitForHydration,
  typeCard,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'

const usa = originOf('USA')
const at = (path: string) => `${usa}/login?redirect=${encodeURIComponent(path)}`
const card = (page: Page, last4: string) => page.getByRole('article', { name: new RegExp(`ending in ${last4}`) })
const statusOf = (page: Page) => page.getByRole('main').getByRole('status')

async function typeBillingAddress(page: Page) {
  await page.getByLabel('Street address').fill('12 Forge Street')
  await page.getByLabel('City').fill('Columbus')
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Ohio' })
  await page.getByLabel('ZIP code').fill('43215')
  await page.getByLabel('Phone').fill('6145550123')
}

async function storeCard(page: Page, number: string) {
  await page.getByRole('link', { name: 'Add a card' }).click()
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeFocused()
  await typeCard(page, number)
}

/** Places an order and stores its card. */
async function orderAndStore(page: Page, email: string) {
  await guestWithBall(page)
  await visit(page, `${usa}/checkout/shipping`)
  await completeShippingStep(page, 'USA', email)
  await page.getByLabel('Save this card for next time').check()
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
}

test('a customer stores cards, changes the default, and deletes one, and the default label moves [PAY-005, PAY-229, PAY-403]', async ({
  page,
}) => {
  await becomeCustomer(page, at('/account'))
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Cards', exact: true })
    .click()
  await expect(page).toHaveURL(/\/account\/payment-methods$/)
  await expect(page.getByText('No saved cards yet.')).toBeVisible()
  await storeCard(page, cards.pays)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByRole('alert')).toContainText('street')
  await typeBillingAddress(page)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(statusOf(page)).toContainText('Your card has been saved.')
  await expect(card(page, '1111')).toContainText('Default')
  await expect(card(page, '1111')).toContainText('Billing address: Robin Vale, 12 Forge Street')

  await storeCard(page, cards.challengePassed)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(card(page, '2503')).not.toContainText('Default')
  await page.getByRole('button', { name: /^Set as default.*Visa ending in 2503$/ }).click()
  await expect(card(page, '2503')).toContainText('Default')
  await expect(card(page, '1111')).not.toContainText('Default')

  await page.getByRole('link', { name: 'Delete Visa ending in 2503' }).click()
  await expect(page.getByRole('group', { name: /Delete this card/ })).toBeFocused()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusOf(page)).toContainText('Your card has been deleted.')
  await expect(card(page, '2503')).toHaveCount(0)
  await expect(card(page, '1111')).toContainText('Default')
})

test('a customer sets the billing address of a card stored during payment, from the address book and by keyboard', async ({
  page,
}) => {
  const email = await becomeCustomer(page, at('/account'))
  await orderAndStore(page, email)

  await visit(page, `${usa}/account/payment-methods`)
  await expect(card(page, '1111')).toContainText('No billing address')
  const choose = page.getByRole('link', { name: /^Choose one.*Visa ending in 1111$/ })
  await choose.click()
  const billingAddress = card(page, '1111').getByRole('group', { name: 'Billing address' })
  await expect(billingAddress).toBeFocused()
  await expect(billingAddress).toContainText('You don’t have any saved addresses yet.')
  await billingAddress.getByRole('link', { name: 'Add an address' }).click()
  await typeBillingAddress(page)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Your address has been saved.')).toBeVisible()

  await visit(page, `${usa}/account/payment-methods`)
  await choose.press('Enter')
  await expect(billingAddress).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(billingAddress.getByRole('radio', { name: /12 Forge Street/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statusOf(page)).toContainText('Your card’s billing address has been updated.')
  await expect(card(page, '1111')).toContainText('Billing address: Robin Vale, 12 Forge Street')
})

test('a card stored during payment is available for the next order, but not after logout or to the next customer [PAY-401, PAY-407, PAY-408]', async ({
  page,
}) => {
  const email = await becomeCustomer(page, at('/account'))
  await orderAndStore(page, email)

  await guestWithBall(page)
  await visit(page, `${usa}/checkout/shipping`)
  await completeShippingStep(page, 'USA', email)
  await expect(page.getByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Another card' }).check()
  await expect(page.getByLabel('Save this card for next time')).toBeVisible()
  await page.getByRole('radio', { name: /Visa ending in 1111/ }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.waitForURL('**/checkout/review')
  await expect(page.getByText('Visa ending in 1111').first()).toBeVisible()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()

  await visit(page, `${usa}/account`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/account'))
  await page.goto(`${usa}/account/payment-methods`)
  await expect(page).toHaveURL(/\/login\?/)
  // The next customer in the same browser does not see the card.
  await becomeCustomer(page, at('/account/payment-methods'))
  await expect(page.getByText('No saved cards yet.')).toBeVisible()
})

test("a stored card shows its brand's mark, drawn inline [PAY-437]", async ({ page }) => {
  await becomeCustomer(page, at('/account/payment-methods'))
  await waitForHydration(page)
  await storeCard(page, cards.pays)
  await typeBillingAddress(page)
  await page.getByRole('button', { name: 'Save card' }).click()
  const mark = card(page, '1111').locator('use[href="#card-visa"]')
  await expect(mark).toHaveCount(1)
  await expect(page.locator('symbol#card-visa')).toHaveCount(1)
  expect((await mark.boundingBox())!.width).toBeGreaterThan(20)
})
