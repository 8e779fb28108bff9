import { becomeCustomer } from './customer.ts'
import { enableFlagForSite } from './merchant.ts'
import { placeOrdersThroughApi } from './orders-by-calls.ts'
import { cards, guestAtReview, readEmailsTo, newEmail, orderNumber } from './shopper.ts'
import { originOf, type Site, sites } from './sites.ts'
import { callAsStaff, deliverOrder } from './staff-calls.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const usa = originOf('USA')
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Completes the two forms for a delivered order's first line. Returns the number of the requested return. */
async function requestReturn(page: AnyPage, reason: string, target = /^Original payment/): Promise<string> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'What do you want to return?' })).toBeVisible()
  await main.getByLabel(/^Quantity/).selectOption('1')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByText('Choose a reason.')).toBeVisible()
  await main.getByLabel(/^Reason/).selectOption(reason)
  await main.getByLabel(/^Condition/).selectOption('Unopened')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Check your return' })).toBeVisible()
  await page.reload()
  await expect(main.getByText('Estimated refund')).toBeVisible()
  await main.getByLabel('Anything else we should know? (optional)').fill('It rattles')
  const targets = main.getByRole('group', { name: 'Refund to' })
  await expect(targets.getByLabel(/^Original payment/)).toBeChecked()
  await targets.getByLabel(target).check()
  await main.getByLabel(/^I’ll send the items within 30 days/).check()
  await main.getByRole('button', { name: 'Request return' }).click()
  const title = main.getByRole('heading', { level: 1, name: /^Return R-\d+$/ })
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\/rmaprocess\/print\/R-\d+\/\d{4}-\d\d-\d\d$/)
  return (await title.innerText()).replace('Return ', '')
}

test.describe('without JavaScript', () => {
  test('without JavaScript, a customer returns an item for a gift card, from request and packing slip to receipt and refund [RETURN-002, RETURN-003, RETURN-008]', async ({
    visitor,
  }) => {
    await becomeCustomer(visitor, `${usa}/login?redirect=%2Faccount`)
    await placeOrdersThroughApi(visitor, 1)
    const main = visitor.getByRole('main')
    await visitor.goto(`${usa}/rmaprocess/initiate`)
    await expect(main.getByText('Not delivered yet.')).toBeVisible()
    const order = (await main.getByRole('heading', { level: 2 }).innerText()).replace('Order ', '')
    await deliverOrder(visitor, order)
    await visitor.reload()
    await expect(main.getByRole('link', { name: `Choose items of order ${order}` })).toBeVisible()
    await visitor.goto(`${usa}/account/order/${order}`)
    await main.getByRole('link', { name: 'Return items' }).click()
    const number = await requestReturn(visitor, 'It arrived damaged', /^Ironwright gift card/)
    await expect(main.getByText('Refund to: Ironwright gift card')).toBeVisible()
    await expect(main.getByRole('img', { name: `Barcode of ${number}` })).toBeVisible()
    await expect(main.getByText('Don’t send the items until then.')).toBeVisible()
    const { status, body } = await callAsStaff(visitor, `/svc_rma/desk/${number}/approve`)
    expect(status).toBe(200)
    await visitor.reload()
    await main.getByLabel('Tracking number (optional)').fill('1Z1')
    await main.getByRole('button', { name: 'I’ve sent it' }).click()
    await expect(main.getByText('On its way to us')).toBeVisible()
    const [{ itemId }] = body.items as [{ itemId: string }]
    const arrived = { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] }
    expect((await callAsStaff(visitor, `/svc_rma/desk/${number}/receive`, arrived)).status).toBe(200)
    expect((await callAsStaff(visitor, `/svc_rma/desk/${number}/refund`)).status).toBe(200)
    await visitor.goto(`${usa}/account/order/${order}`)
    const returns = main.getByRole('region', { name: 'Returns' })
    await expect(returns).toContainText('Refunded')
    await expect(main.getByRole('region', { name: 'Refunds' })).toContainText(
      /1 × Ironwright Medicine Ball.*on a new gift card/,
    )
    await expect(main.getByRole('link', { name: 'Return items' })).toHaveCount(0)
    // If the URL has no number, the newest return opens.
    await visitor.goto(`${usa}/rmaprocess/print`)
    await expect(visitor).toHaveURL(new RegExp(`/rmaprocess/print/${number}$`))
  })
})

test('a guest looks up a delivered order in a different browser, returns an item, and finds the return again [RETURN-001, RETURN-004]', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await guestAtReview(page, 'USA', cards.pays, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  await deliverOrder(page, order)
  const guest = await browser.newPage()
  const main = guest.getByRole('main')
  const lookUp = async (button: string) => {
    await main.getByLabel('Order number').fill(order)
    await main.getByLabel('Email address').fill(email)
    await main.getByLabel('ZIP code').fill(sites.USA.recipient.postcode[1])
    await main.getByRole('button', { name: button }).click()
  }
  // A later step without data redirects to the first step.
  await guest.goto(`${usa}/rmaprocess/confirm`)
  await expect(guest).toHaveURL(/\/rmaprocess\/initiate$/)
  await lookUp('Open order')
  const number = await requestReturn(guest, 'It arrived damaged')
  await main.getByLabel('Add photos').setInputFiles({ name: 'dent.png', mimeType: 'image/png', buffer: pixel })
  await main.getByRole('button', { name: 'Send photos' }).click()
  await expect(main.getByText('We have 1 photo.')).toBeVisible()
  await expect.poll(async () => (await readEmailsTo(page, email)).map(({ text }) => text).join()).toContain(number)
  await guest.close()
  const later = await browser.newPage()
  for (const path of ['', `/${number}`, `/${number}/2026-11-27`]) {
    await later.goto(`${usa}/rmaprocess/print${path}`)
    await expect(later.getByRole('heading', { level: 1, name: 'Find your return' })).toBeVisible()
  }
  await later.close()
})

test("the first step of a return opens on USA, APO, and CAN, and on other sites only with the site's flag [RETURN-005, RETURN-006]", async ({
  page,
}) => {
  const statusOf = async (site: Site) => (await page.goto(`${originOf(site)}/rmaprocess/initiate`))?.status()
  const statuses: (number | undefined)[] = []
  for (const site of ['USA', 'APO', 'CAN', 'AUS', 'EUR', 'GBR'] as const) statuses.push(await statusOf(site))
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
  await enableFlagForSite('EUR', 'enable-eu-returns')
  expect([await statusOf('EUR'), await statusOf('GBR')]).toEqual([200, 404])
  await page.goto(`${originOf('EUR')}/de/rmaprocess/initiate`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung zurückgeben' })).toBeVisible()
})
