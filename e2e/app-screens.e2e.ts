import type { Locator, Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { dayFromToday, formatUsDate } from './days.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  guestWithBall,
  newEmail,
  orderNumber,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'

const usa = originOf('USA')
const staff = process.env['STAFF_TOKEN'] ?? ''

const expectedOn = dayFromToday(28)

/** Returns a customer's order with a parcel that is out for delivery. */
async function orderAtTheDoor(page: Page, email: string): Promise<string> {
  await guestWithBall(page)
  await visit(page, `${usa}/checkout/shipping`)
  await completeShippingStep(page, 'USA', email)
  await completePaymentStep(page, cards.pays)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  const desk = async (address: string, data: object) => {
    const headers = { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() }
    const response = await page.request.post(`${usa}/svc_fulfilment/${address}`, { headers, data })
    return { status: response.status(), body: (await response.json()) as { id: string } }
  }
  const parcel = { carrier: 'ups', trackingNumber: `1Z${order}`, expectedOn }
  // Orders are published shortly after they are placed.
  await expect.poll(async () => (await desk(`order/${order}/shipments`, parcel)).status).toBe(201)
  const { id } = (await desk(`order/${order}/shipments`, parcel)).body
  await desk(`shipments/${id}/events`, { status: 'out_for_delivery', place: 'Columbus, OH' })
  return order
}

const parcelOf = (within: Page | Locator) => within.getByRole('region', { name: 'Package' })

test("the tracking page, the account's order, and the app show the same parcel [SHIP-003]", async ({ page }) => {
  const email = await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  const order = await orderAtTheDoor(page, email)
  await visit(page, `${usa}/shippingtracker`)
  await page.getByLabel('Order number').fill(order)
  await page.getByLabel('Email or ZIP code').fill(email)
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(parcelOf(page).getByText(`1Z${order}`)).toBeVisible()
  const parcelText = await parcelOf(page).innerText()
  for (const word of ['Out for delivery, Columbus, OH', '1 × Ironwright Medicine Ball', formatUsDate(expectedOn)])
    expect(parcelText).toContain(word)
  for (const path of [`/account/order/${order}`, `/app/tracking?order=${order}`, '/app/tracking']) {
    await visit(page, usa + path)
    expect(await parcelOf(page).innerText(), path).toBe(parcelText)
  }
})

test('a customer in the app can go from orders to parcels without the web layout [APP-409, APP-410, APP-417]', async ({
  page,
}) => {
  const email = await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  const order = await orderAtTheDoor(page, email)
  for (const list of ['/app/orders', '/app/account/orders']) {
    await visit(page, usa + list)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByRole('link', { name: `Details and tracking for order ${order}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
})

test.describe('without JavaScript', () => {
  test('a guest in the app sees the order lookup and a login link for the account [APP-411]', async ({ visitor }) => {
    await visitor.goto(`${usa}/app/orders`)
    await visitor.getByLabel('Order number').fill('199999999')
    await visitor.getByLabel('Email or ZIP code').fill('43215')
    await visitor.getByRole('button', { name: 'Track order' }).click()
    await expect(visitor).toHaveURL(/\/app\/tracking$/)
    await expect(visitor.getByText('We couldn’t find that order')).toBeVisible()
    await visitor.goto(`${usa}/app/account/orders`)
    await expect(visitor).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount%2Forders/)
  })
})

for (const isApp of [true, false])
  test(`an order placed ${isApp ? 'in the app includes its version and platform' : 'on the web includes no app data'} [ORDER-207]`, async ({
    page,
  }) => {
    const appCookies = { mobile_app: '1', mobile_app_version: '4.12.0', mobile_app_platform: 'ios' }
    if (isApp)
      await page.context().addCookies(Object.entries(appCookies).map(([name, value]) => ({ name, value, url: usa })))
    await guestAtReview(page, 'USA', cards.pays, newEmail())
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.waitForURL('**/checkout/success?order=*')
    const read = await page.request.get(`${usa}/svc_checkout/order/${orderNumber(page)}`)
    const { meta } = (await read.json()) as { meta: { appVersion?: string; appPlatform?: string } }
    expect([meta.appVersion, meta.appPlatform]).toEqual(isApp ? ['4.12.0', 'ios'] : [undefined, undefined])
  })
