import type { Page } from '@playwright/test'
import { dayFromToday, formatUsDate } from './days.ts'
import { cards, guestAtReview, readEmailsTo, newEmail, orderNumber, visit } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'

const staff = process.env['STAFF_TOKEN'] ?? ''

/** Calls the fulfillment API as staff. */
async function desk(page: Page, address: string, data: object) {
  const response = await page.request.post(`${originOf('USA')}/svc_fulfilment/${address}`, {
    headers: { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() },
    data,
  })
  return { status: response.status(), body: (await response.json()) as { id: string } }
}

/** Places a guest order, waits for its publication, and returns its number. */
async function ordered(page: Page, email: string): Promise<string> {
  await guestAtReview(page, 'USA', cards.pays, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  await expect.poll(async () => (await readEmailsTo(page, email)).length).toBeGreaterThan(0)
  return order
}

test('a guest tracks an order by number and email, from not shipped to delivered [SHIP-001, SHIP-002]', async ({
  page,
}) => {
  const email = newEmail()
  const order = await ordered(page, email)
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click()
  await page.getByLabel('Order number').fill(order)
  await page.getByLabel('Email or ZIP code').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t find that order')
  await page.getByLabel('Email or ZIP code').fill(email)
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
  await expect(page.getByText('Not shipped yet')).toBeVisible()

  const expectedOn = dayFromToday(28)
  const parcel = { carrier: 'ups', trackingNumber: `1Z${order}`, expectedOn }
  const { body, status } = await desk(page, `order/${order}/shipments`, parcel)
  expect(status).toBe(201)
  await desk(page, `shipments/${body.id}/events`, { status: 'out_for_delivery', place: 'Columbus, OH' })
  const texts = async () => (await readEmailsTo(page, email)).map(({ text }) => text).join('\n')
  await expect.poll(texts).toContain(`1Z${order}`)
  const [, link = ''] = /See order status: (\S+)/.exec(await texts()) ?? []
  await page.goto(link)
  const shown = page.getByRole('region', { name: 'Package' })
  await expect(shown.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toContainText('Out for delivery')
  await expect(shown.getByText('Out for delivery, Columbus, OH')).toBeVisible()
  await expect(shown.getByText(`Estimated delivery: ${formatUsDate(expectedOn)}`)).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Track with UPS' })).toHaveAttribute('href', new RegExp(`1Z${order}$`))
  await expect(shown.getByText('1 × Ironwright Medicine Ball')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, an unknown order is reported, and the input is preserved [SHIP-002]', async ({
    visitor,
  }) => {
    await visitor.goto(`${originOf('USA')}/shippingtracker`)
    await visitor.getByLabel('Order number').fill('199999999')
    await visitor.getByLabel('Email or ZIP code').fill('43215')
    await visitor.getByRole('button', { name: 'Track order' }).click()
    await expect(visitor.getByText('We couldn’t find that order')).toBeVisible()
    await expect(visitor.getByLabel('Order number')).toHaveValue('199999999')
  })
})
