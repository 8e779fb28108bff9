import type { Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  orderNumber,
  waitForHydration,
  visit,
} from './shopper.ts'
import { placeOrdersThroughApi } from './orders-by-calls.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'

const usa = originOf('USA')

async function orderBall(page: Page, email: string) {
  await guestWithBall(page)
  await visit(page, `${usa}/checkout/shipping`)
  await completeShippingStep(page, 'USA', email)
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  return orderNumber(page)
}

test('a customer finds an order by number and by product and buys it again with one click [ORDER-401, ORDER-403]', async ({
  page,
}) => {
  const email = await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  const number = await orderBall(page, email)
  await visit(page, `${usa}/account/orders`)
  const order = page.getByRole('article', { name: `Order ${number}` })
  await expect(order).toContainText('1 item')
  await expect(order.getByRole('link', { name: /Medicine Ball/ })).toBeVisible()

  const search = page.getByLabel('Order number or product')
  await search.fill('barbell')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No orders match “barbell”')).toBeVisible()
  await search.fill('medicine')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(order).toBeVisible()
  await search.fill(number)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await waitForHydration(page)
  await order.getByRole('button', { name: `Buy order ${number} again` }).click()
  await expect(page).toHaveURL(new RegExp(`/account/order/${number}\\?added=1$`))
  await expect(page.getByText('1 product has been added to your cart')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to cart' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/Medicine Ball/)
      .first(),
  ).toBeVisible()
})

test('orders load ten at a time on scroll, and a new order appears as the latest one in the overview [ORDER-229]', async ({
  page,
}) => {
  test.slow()
  const email = await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  const first = await orderBall(page, email)
  await placeOrdersThroughApi(page, 10)
  const shown = page.getByRole('list', { name: 'Orders' }).getByRole('article')
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/svc_checkout/order')) searches.push(search)
  })
  await visit(page, `${usa}/account/orders`)
  await expect(shown).toHaveCount(10)
  await expect(page.getByRole('article', { name: `Order ${first}` })).toHaveCount(0)
  await page.getByRole('link', { name: 'Older orders' }).scrollIntoViewIfNeeded()
  await expect(shown).toHaveCount(11)
  await expect(page.getByRole('article', { name: `Order ${first}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Older orders' })).toHaveCount(0)
  expect(searches.join()).toMatch(/page=2&limit=10&view=summary/)
  const newest = (await shown.first().getAttribute('aria-labelledby'))!
  await placeOrdersThroughApi(page, 1)
  await visit(page, `${usa}/account`)
  const latest = page.getByRole('region', { name: 'Latest order' }).getByRole('article')
  await expect(latest).toHaveCount(1)
  expect(await latest.getAttribute('aria-labelledby')).not.toBe(newest)
})

test.describe('without JavaScript', () => {
  test("a customer without orders sees an empty list, and another customer's order page returns 404", async ({
    visitor,
  }) => {
    await becomeCustomer(visitor, `${usa}/login?redirect=%2Faccount%2Forders`)
    await expect(visitor.getByText('No orders yet.')).toBeVisible()
    const response = await visitor.goto(`${usa}/account/order/100000001`)
    expect(response?.status()).toBe(404)
  })
})
