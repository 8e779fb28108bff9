import { expect, test } from '@playwright/test'
import {
  cardFields,
  cards,
  guestAtReview,
  completePaymentStep,
  newEmail,
  waitForHydration,
  typeCard,
} from './shopper.ts'
import { originOf } from './sites.ts'

test('a passed challenge places the order [PAY-207, PAY-209, PAY-438]', async ({ page }) => {
  await guestAtReview(page, 'EUR', cards.challengePassed, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()
  expect(new URL(page.url()).origin).not.toBe(originOf('EUR'))
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
})

test('a failed challenge returns to the card with instructions [PAY-207, PAY-211]', async ({ page }) => {
  await guestAtReview(page, 'EUR', cards.challengeFailed, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Your bank didn’t confirm the payment.')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Use another card' }).click()
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
})

test('refusing the bank challenge does not place an order [PAY-211]', async ({ page }) => {
  await guestAtReview(page, 'GBR', cards.challengePassed, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Your bank didn’t confirm the payment.')
  await expect(page).toHaveURL(/\/checkout\/payment/)
})

test('a declined card is reported above the step, and a valid card then pays [ERROR-231, ERROR-235]', async ({
  page,
}) => {
  await guestAtReview(page, 'USA', cards.declined, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('Your bank declined the payment.')
  await expect(alert).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await alert.getByRole('link', { name: 'Use another card' }).click()
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
})

test("card errors appear at their fields in the vault's frame", async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('link', { name: 'Edit payment' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await typeCard(page, '4111 1111 1111 1112')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(cardFields(page).getByText('This card number has a typo.')).toBeVisible()
  await expect(cardFields(page).getByLabel('Card number')).toBeFocused()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
})

test('a guest sees no stored cards [PAY-001, PAY-228]', async ({ page }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('link', { name: 'Edit payment' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Another card' })).toHaveCount(0)
  await expect(page.getByText('ending in')).toHaveCount(0)
})
