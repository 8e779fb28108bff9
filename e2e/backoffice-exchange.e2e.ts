import { expect, test } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { placeOrdersThroughApi } from './orders-by-calls.ts'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { callAsStaff, deliverOrder } from './staff-calls.ts'
import { acceptInvitation } from './staff.ts'

const usa = originOf('USA')

test('staff exchange a returned item for a dearer variant after seeing the difference, and the customer sees the new order as an exchange', async ({
  page,
  browser,
}) => {
  await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  await placeOrdersThroughApi(page, 1)
  const main = page.getByRole('main')
  await page.goto(`${usa}/account/orders`)
  const order = (await main.getByRole('heading', { name: /^Order \d+/ }).innerText()).replace(/\D/g, '')
  await deliverOrder(page, order)
  await page.goto(`${usa}/rmaprocess/select-items?order=${order}`)
  await main.getByLabel(/^Quantity/).selectOption('1')
  await main.getByLabel(/^Reason/).selectOption('It arrived damaged')
  await main.getByLabel(/^Condition/).selectOption('Unopened')
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByLabel(/^I’ll send the items within 30 days/).check()
  await main.getByRole('button', { name: 'Request return' }).click()
  const title = main.getByRole('heading', { level: 1, name: /^Return R-\d+$/ })
  await expect(title).toBeVisible()
  const number = (await title.innerText()).replace('Return ', '')
  const { body } = await callAsStaff(page, `/svc_rma/desk/${number}/approve`)
  const [{ itemId }] = body.items as [{ itemId: string }]
  const arrived = { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] }
  expect((await callAsStaff(page, `/svc_rma/desk/${number}/receive`, arrived)).status).toBe(200)

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['owner'] })
  await desk.goto(`${new URL(desk.url()).origin}/returns/${number}?site=USA`)
  await desk.getByRole('button', { name: 'Create exchange order' }).click()
  const dialog = desk.getByRole('dialog')
  const variant = dialog.getByRole('combobox')
  const dearer = await variant
    .getByRole('option', { name: / more / })
    .first()
    .innerText()
  await variant.selectOption({ label: dearer })
  const [, amount] = /(\$[\d.]+) more/.exec(dearer) ?? []
  await expect(dialog.getByRole('region', { name: 'Price difference' })).toContainText(`The customer owes`)
  await expect(dialog.getByRole('region', { name: 'Price difference' })).toContainText(amount!)
  await expect(dialog.getByRole('button', { name: `Send payment link for ${amount!}` })).toBeVisible()
  await dialog.getByRole('radio', { name: /^Waive the difference/ }).check()
  await dialog.getByRole('button', { name: 'Create exchange order' }).click()
  await expect(desk.getByText('Exchange order', { exact: true })).toBeVisible()
  await context.close()

  await page.goto(`${usa}/account/orders`)
  const newest = main.getByRole('article').first()
  await expect(newest).toContainText('Exchange · Preparing to ship')
  await newest.getByRole('link', { name: /^Order \d+/ }).click()
  await expect(main.getByText('This order replaces items you returned.')).toBeVisible()
  await expect(main.getByText('Paid', { exact: true })).toHaveCount(0)
})
