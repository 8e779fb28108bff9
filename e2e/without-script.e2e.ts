import { cards, readEmailsTo, newEmail, orderNumber, typeAddress } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'

test("a guest orders without JavaScript, with the card on the vault's page [CHECKOUT-001, CHECKOUT-207]", async ({
  visitor,
  baseURL,
}) => {
  const email = newEmail()
  await visitor.goto('/balls')
  await visitor.getByRole('link', { name: 'Ironwright Medicine Ball' }).click()
  await visitor.getByRole('link', { name: /^14 lb/ }).click()
  await visitor.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(visitor.getByText('14 lb').first()).toBeVisible()
  await visitor.getByRole('complementary').getByRole('link', { name: 'Check out' }).click()
  await visitor.getByRole('link', { name: 'Continue as guest' }).click()
  await typeAddress(visitor, 'USA', email)
  await visitor.getByRole('button', { name: /^(Continue to payment|Show delivery options)$/ }).click()
  await visitor.getByRole('group', { name: 'Delivery options' }).getByRole('radio').first().check()
  await visitor.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(visitor).toHaveURL(/\/checkout\/payment$/)
  await visitor.getByRole('link', { name: 'Enter card on a secure page' }).click()
  expect(new URL(visitor.url()).origin).not.toBe(baseURL)
  await visitor.getByLabel('Card number').fill(cards.pays)
  await visitor.getByLabel('Expires').fill('12/34')
  await visitor.getByLabel('Security code').fill('123')
  await visitor.getByRole('button', { name: 'Use this card' }).click()
  await expect(visitor).toHaveURL(/\/checkout\/payment$/)
  await expect(visitor.getByText('Visa ending in 1111')).toBeVisible()
  await visitor.getByRole('button', { name: 'Continue to review' }).click()
  await visitor.getByRole('button', { name: /^Place order/ }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  const number = orderNumber(visitor)
  await expect.poll(async () => (await readEmailsTo(visitor, email)).map(({ text }) => text).join()).toContain(number)
})

test("a shopper can change a line's quantity and remove the line without JavaScript [CART-002]", async ({
  visitor,
}) => {
  await visitor.goto('/ironwright-medicine-ball?weight=14+lb')
  await visitor.getByRole('button', { name: /^Add to cart/ }).click()
  await visitor.getByRole('textbox', { name: 'Quantity of Ironwright Medicine Ball' }).fill('3')
  await visitor.getByRole('button', { name: 'Update the quantity of Ironwright Medicine Ball' }).click()
  await expect(visitor.getByText('$225.00').first()).toBeVisible()
  await visitor.getByRole('button', { name: 'Remove Ironwright Medicine Ball' }).click()
  await expect(visitor.getByText('Your cart is empty.')).toBeVisible()
})

test('search finds and sorts products without JavaScript [SEARCH-002]', async ({ visitor }) => {
  await visitor.goto('/')
  const box = visitor.getByLabel('Search products and articles')
  await box.fill('kettlebell')
  await box.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Results for “kettlebell”' })).toBeVisible()
  await visitor.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: low to high' })
  await visitor.getByRole('button', { name: 'Apply' }).last().click()
  await expect(visitor).toHaveURL(/sort=price-asc/)
})
