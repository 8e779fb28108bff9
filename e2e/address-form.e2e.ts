import { expect, test } from '@playwright/test'
import { guestWithBall, typeAddress, newEmail, visit } from './shopper.ts'
import { originOf } from './sites.ts'

test('an invalid email is reported below its field on blur [ADDRESS-204]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('robin at example')
  await expect(page.getByText('Invalid email address')).toHaveCount(0)
  await email.blur()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('a missing address field is listed at the top of the form with a link to the field [ERROR-235]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  await page.getByLabel('Last name').fill('  ')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('One thing needs your attention')
  await alert.getByRole('link', { name: 'Enter your last name.' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page).toHaveURL(/\/checkout\/shipping(#.*)?$/)
})

test('a four-digit ZIP code is rejected in the United States [ADDRESS-216]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  await page.getByLabel('ZIP code').fill('4321')
  await page.getByLabel('ZIP code').blur()
  await expect(page.getByText('ZIP codes have 5 digits. This one has 4.')).toBeVisible()
})

test('an address needs a state in the United States but not in Germany [ADDRESS-214, ADDRESS-215]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Choose your state.')
  await guestWithBall(page, 'EUR')
  await visit(page, `${originOf('EUR')}/checkout/shipping`)
  await expect(page.getByLabel('Postcode')).toBeVisible()
  await expect(page.getByLabel(/State|Region|Province/)).toHaveCount(0)
})

test("the address form starts in the storefront's country [CHECKOUT-219]", async ({ page }) => {
  await guestWithBall(page, 'GBR')
  await visit(page, `${originOf('GBR')}/checkout/shipping`)
  await expect(page.locator('.country-line')).toContainText('United Kingdom')
})

test('a guest sees no saved addresses [ADDRESS-001]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await expect(page.getByLabel('Street address')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('combobox', { name: /address/i })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Saved addresses' })).toHaveCount(0)
})

test('the billing address fields are shown after "Same as shipping address" is unchecked [CHECKOUT-217]', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  await page.getByRole('group', { name: 'Delivery options' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const same = page.getByRole('checkbox', { name: 'Same as shipping address' })
  await expect(same).toBeChecked()
  await expect(page.getByRole('region', { name: 'Billing address' }).getByLabel('Street address')).toBeHidden()
  await same.uncheck()
  await expect(page.getByRole('region', { name: 'Billing address' }).getByLabel('Street address')).toBeVisible()
})

test('one click submits the address form even if an error shown on blur moves the button', async ({ page }) => {
  await guestWithBall(page, 'EUR')
  await visit(page, `${originOf('EUR')}/checkout/shipping`)
  await page.getByText('Buying for a business?').click()
  await page.getByLabel('EORI number').fill('not one!')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible()
  await page.getByText(/^Show \d+ more/).click()
  await expect(page.getByRole('link', { name: /^An EORI number is a country code/ })).toBeVisible()
})
