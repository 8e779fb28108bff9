import type { Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  newEmail,
  orderNumber,
  visit,
} from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'

const mat = '/ironwright-medicine-ball?weight=10+lb'

async function pressBuyNow(page: Page) {
  await visit(page, mat)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page).toHaveURL(/\/checkout(\/shipping)?/)
}

test('buy now orders only its own item, even if the cart has others [LIST-237]', async ({ page }) => {
  await guestWithBall(page)
  await pressBuyNow(page)
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText('10 lb')
  await expect(summary).not.toContainText('14 lb')
  await completeShippingStep(page, 'USA', newEmail())
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  expect(orderNumber(page)).not.toBe('')
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText('14 lb')
  await expect(page.getByRole('main')).not.toContainText('10 lb')
})

test("leaving checkout removes a customer's buy-now list [LIST-203, LIST-205]", async ({ page }) => {
  await becomeCustomer(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  const removed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') removed.push(new URL(request.url()).pathname)
  })
  await pressBuyNow(page)
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await visit(page, '/checkout/payment')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  expect(removed).toEqual([])
  await visit(page, '/')
  await expect.poll(() => removed.length).toBe(1)
  expect(removed[0]).toMatch(/^\/svc_list\/lists\/[0-9a-f-]{36}$/)
})

test('without JavaScript, buy now opens checkout and leaves the cart unchanged', async ({ visitor }) => {
  await visitor.goto(mat)
  await visitor.getByRole('button', { name: 'Buy now' }).click()
  await expect(visitor.getByRole('complementary')).toBeVisible()
  await expect(visitor).toHaveURL(/\/checkout/)
  await visitor.goto('/cart')
  await expect(visitor.getByRole('main')).not.toContainText('10 lb')
})

test('equipment and apparel share one cart [CATALOG-201]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/ironwright-name-shirt')
  const size = page.getByRole('group', { name: /^Size/ }).getByRole('link')
  if (await size.count()) await size.first().click()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Name')
  await visit(page, '/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await completePaymentStep(page, cards.pays)
  const lines = page.getByRole('main')
  await expect(lines).toContainText('Ironwright Medicine Ball')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ironwright Name T-shirt')
})
