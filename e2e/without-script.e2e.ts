import { expect, test } from '@playwright/test'
import { cards, emailsTo, newEmail, orderNumber, typeAddress } from './shopper.ts'

test.use({ javaScriptEnabled: false })

test("a guest orders without JavaScript, with the card on the vault's page [CHECKOUT-001, CHECKOUT-207]", async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  await page.goto('/balls')
  await page.getByRole('link', { name: 'Ironwright Medicine Ball' }).click()
  await page.getByRole('link', { name: /^14 lb/ }).click()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByText('14 lb').first()).toBeVisible()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await typeAddress(page, 'USA', email)
  await page.getByRole('button', { name: /^(Continue to payment|Show delivery options)$/ }).click()
  await page.getByRole('group', { name: 'Delivery options' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await page.getByRole('link', { name: 'Enter card on a secure page' }).click()
  expect(new URL(page.url()).origin).not.toBe(baseURL)
  await page.getByLabel('Card number').fill(cards.pays)
  await page.getByLabel('Expires').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  const number = orderNumber(page)
  await expect.poll(async () => (await emailsTo(page, email)).map(({ text }) => text).join()).toContain(number)
})

test("a line's quantity changes and the line is removed without JavaScript [CART-002]", async ({ page }) => {
  await page.goto('/ironwright-medicine-ball?weight=14+lb')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('textbox', { name: 'Quantity of Ironwright Medicine Ball' }).fill('3')
  await page.getByRole('button', { name: 'Update the quantity of Ironwright Medicine Ball' }).click()
  await expect(page.getByText('$225.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('search finds and sorts products without JavaScript [SEARCH-002]', async ({ page }) => {
  await page.goto('/')
  const box = page.getByLabel('Search products and articles')
  await box.fill('kettlebell')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kettlebell”' })).toBeVisible()
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: low to high' })
  await page.getByRole('button', { name: 'Apply' }).last().click()
  await expect(page).toHaveURL(/sort=price-asc/)
})
