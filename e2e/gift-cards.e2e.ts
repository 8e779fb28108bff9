import { originOf } from './sites.ts'
import { completeShippingStep, guestWithBall, newEmail, typeAddress, visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'

const button = { name: 'Check balance' }

test("the balance page shows a gift card's balance [GIFT-001]", async ({ page }) => {
  await visit(page, '/giftcard-balance')
  await page.getByLabel('Gift card code').fill('1r0n g1ft 0250 002s')
  await page.getByRole('button', button).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('$250.00')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Gift card ending in 002S')
  await page.getByLabel('Check another card').focus()
  await page.getByLabel('Check another card').blur()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^ *Enter your gift card code\.$/)
  await page.getByLabel('Check another card').fill('1R0N-G1FT-0250-002T')
  await page.getByRole('button', button).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('That code isn’t valid.')
  await expect(page.getByLabel('Gift card code')).toHaveValue('1R0N-G1FT-0250-002T')
})

test("the balance page works without JavaScript and shows its site's currency [GIFT-001]", async ({ visitor }) => {
  await visitor.goto(`${originOf('GBR')}/giftcard-balance`)
  await visitor.getByLabel('Gift card code').fill('1R0N-G1FT-0100-006Y')
  await visitor.getByRole('button', button).click()
  await expect(visitor.getByRole('main').getByRole('status')).toContainText('£100.00')
  await visitor.getByLabel('Check another card').fill('1R0N-G1FT-0050-001B')
  await visitor.getByRole('button', button).click()
  await expect(visitor.getByRole('main').getByRole('alert')).toContainText(
    'We couldn’t find a gift card with this code.',
  )
})

test('a gift card is applied on the payment step, which updates the amount due [GIFT-001]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  const cards = page.getByRole('region', { name: 'Gift cards' })
  await cards.getByText('Pay with a gift card').click()
  await cards.getByLabel('Gift card code').fill('1R0N-G1FT-0250-002T')
  await cards.getByRole('button', { name: 'Apply' }).click()
  await expect(cards.getByRole('alert')).toContainText('That code isn’t valid.')
  await expect(cards.getByLabel('Gift card code')).toHaveValue('1R0N-G1FT-0250-002T')
  await cards.getByLabel('Gift card code').fill('1r0n g1ft 0250 002s')
  await cards.getByRole('button', { name: 'Apply' }).click()
  await expect(cards.getByRole('listitem')).toContainText('Gift card ending in 002S')
  await expect(page.getByText('Gift cards cover the whole order. No other payment needed.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.waitForURL('**/checkout/review')
  await expect(page.getByRole('main')).toContainText('Gift card ending in 002S')
  await expect(page.getByRole('button', { name: 'Place order $0.00' })).toBeVisible()
  await page.goBack()
  await cards.getByRole('button', { name: 'Remove the gift card ending in 002S' }).click()
  await expect(cards.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Amount due')
})

test('a gift card can be applied and removed without JavaScript [GIFT-001]', async ({ visitor }) => {
  await visitor.goto(`${originOf('USA')}/ironwright-medicine-ball?weight=14+lb`)
  await visitor.getByRole('button', { name: /^Add to cart/ }).click()
  await visitor.goto(`${originOf('USA')}/checkout/shipping`)
  await typeAddress(visitor, 'USA', newEmail())
  await visitor.getByRole('button', { name: /^(Continue to payment|Show delivery options)$/ }).click()
  await visitor.getByRole('group', { name: 'Delivery options' }).getByRole('radio').first().check()
  await visitor.getByRole('button', { name: 'Continue to payment' }).click()
  const cards = visitor.getByRole('region', { name: 'Gift cards' })
  await cards.getByText('Pay with a gift card').click()
  await cards.getByLabel('Gift card code').fill('1R0N-G1FT-0050-001B')
  await cards.getByRole('button', { name: 'Apply' }).click()
  await expect(cards.getByRole('listitem')).toContainText('Gift card ending in 001B')
  await cards.getByRole('button', { name: 'Remove the gift card ending in 001B' }).click()
  await expect(cards.getByRole('listitem')).toHaveCount(0)
})
