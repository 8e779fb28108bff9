import type { Page } from '@playwright/test'
import { becomeCustomer, logInHere, register } from './customer.ts'
import { cards, completePaymentStep, newEmail, waitForHydration, typeAddress, visit } from './shopper.ts'
import type { AnyPage } from './visitor/any-page.ts'
import { goToPayment, payByCardPage } from './shopper-without-script.ts'
import { expect, test } from './visitor/fixture.ts'

const program = '/ironwright-strength-program'
const name = 'Ironwright Strength Program'
const agreement = /^I agree that my card will be charged/

const addButton = (page: AnyPage) => page.getByRole('button', { name: /^Add to cart/ })

/** Creates a customer on the review step with a program as the only item. */
async function reviewProgram(page: Page, address = program) {
  const email = await becomeCustomer(page)
  await page.goto(address)
  await addButton(page).click()
  await page.waitForURL('**/cart')
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await completePaymentStep(page, cards.pays)
}

/** Accepts the agreement, places the order, and waits for the program, which starts shortly afterward. */
async function placeProgram(page: AnyPage) {
  await page.getByRole('checkbox', { name: agreement }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  await expect(async () => {
    await page.goto('/account/programming')
    await expect(page.getByRole('article')).toContainText(name, { timeout: 1_000 })
  }).toPass()
}

test("a program's price has the suffix '/mo' on its tile, on its page, and in the cart [PRICE-011]", async ({
  page,
}) => {
  await page.goto('/training-programs')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('/mo')
  await visit(page, program)
  await expect(page.getByLabel('Price of your selection')).toContainText('/mo')
  await page.goto(program)
  await addButton(page).click()
  await page.waitForURL('**/login?*')
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('/mo')
})

test('a guest who adds a program sees why login is required, and then finds the program in the cart [PROGRAM-004]', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await visit(page, program)
  await addButton(page).click()
  await page.waitForURL('**/login?redirect=%2Fcart&for=program')
  await expect(page.getByRole('main')).toContainText('Programs need an account')
  await waitForHydration(page)
  await logInHere(page, email)
  await page.waitForURL('**/cart*')
  await expect(page.getByRole('main')).toContainText(name)
})

test("the review step shows 'Subscription Agree Missing' until the agreement is accepted, and a trial needs both agreements [PROGRAM-207, PROGRAM-206]", async ({
  page,
}) => {
  await reviewProgram(page, '/ironwright-weightlifting-program')
  const place = page.getByRole('button', { name: /^Place order/ })
  await place.click()
  await expect(page.getByRole('alert').first()).toContainText('Subscription Agree Missing')
  await page.getByRole('checkbox', { name: agreement }).check()
  await place.click()
  await expect(page.getByText('Check this box to continue.')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^I agree that the trial/ }).check()
  await expect(page.getByRole('checkbox', { name: agreement })).toBeChecked()
  await place.click()
  await page.waitForURL('**/checkout/success?order=*')
})

test("the account lists the customer's programs [PROGRAM-001, PROGRAM-201, PROGRAM-401]", async ({ page }) => {
  await page.goto('/account/programming')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fprogramming$/)
  await reviewProgram(page)
  await placeProgram(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible()
  const card = page.getByRole('article')
  for (const text of ['Monthly plan', '/mo', 'Active', 'Renews', '1 billing period paid'])
    await expect(card).toContainText(text)
})

test('a program shows its workouts and invoices, and can be canceled and reactivated [PROGRAM-002, PROGRAM-402, PROGRAM-403]', async ({
  page,
}) => {
  await reviewProgram(page)
  await placeProgram(page)
  await waitForHydration(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Squat and press')
  await page.getByRole('button', { name: 'Mark Squat and press as done' }).first().click()
  await expect(main).toContainText('1 of 12 done')
  await expect(main).toContainText('Visa ending in 1111')
  await page.getByText('Cancel this program').click()
  await page.getByLabel(/^Why are you canceling/).fill('An injury')
  await page.getByRole('button', { name: 'Cancel program' }).click()
  await expect(main).toContainText('Canceled. You have access until')
  await page.getByRole('button', { name: 'Reactivate program' }).click()
  await expect(main).toContainText('Renews')
})

test('a program can be canceled and reactivated without JavaScript [PROGRAM-403]', async ({ visitor }) => {
  const email = await becomeCustomer(visitor)
  await visitor.goto(program)
  await addButton(visitor).click()
  await goToPayment(visitor, 'USA', email)
  await payByCardPage(visitor, cards.pays)
  await placeProgram(visitor)
  await visitor.goto('/account/programming')
  await visitor.getByRole('link', { name }).click()
  await visitor.getByText('Cancel this program').click()
  await visitor.getByRole('button', { name: 'Cancel program' }).click()
  await expect(visitor.getByRole('main')).toContainText('Canceled. You have access until')
  await visitor.getByRole('button', { name: 'Reactivate program' }).click()
  await expect(visitor.getByRole('main')).toContainText('Renews')
})
