import { expect, test } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { placeOrdersThroughApi } from './orders-by-calls.ts'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { acceptInvitation } from './staff.ts'

test('a packer selects two orders, scans a tracking number for each, and ships both [ADMIN-010]', async ({
  page,
  browser,
}) => {
  await becomeCustomer(page, `${originOf('USA')}/login?redirect=%2Faccount`)
  await placeOrdersThroughApi(page, 2)
  await page.goto(`${originOf('USA')}/account/orders`)
  const titles = await page.getByRole('heading', { name: /^Order \d+/ }).allInnerTexts()
  const orders = titles.map((title) => title.replace(/\D/g, ''))
  expect(orders).toHaveLength(2)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['warehouse'] })
  const { origin } = new URL(desk.url())
  const boxes = orders.map((order) => desk.getByRole('checkbox', { name: `Select ${order}` }))
  // Orders appear in the queue once they are captured.
  await expect(async () => {
    await desk.goto(`${origin}/orders?queue=to_ship&site=USA`)
    for (const box of boxes) await expect(box).toBeVisible({ timeout: 2_000 })
  }).toPass()
  for (const box of boxes) await box.check()
  await desk.getByRole('link', { name: 'Ship', exact: true }).click()
  const numbers = desk.getByRole('textbox', { name: /^Tracking number for order/ })
  await expect(numbers.first()).toBeFocused()
  // A scanner types into the focused field and presses Enter.
  const scanned = [Date.now(), Date.now() + 1].map((each) => `1Z${each}`)
  for (const number of scanned) await desk.keyboard.type(`${number}\n`)
  await expect(desk.getByRole('button', { name: 'Ship 2 packages' })).toBeFocused()
  await desk.keyboard.press('Enter')
  for (const number of scanned) await expect(desk.getByText(`Shipped with ${number}`)).toBeVisible()
  await context.close()
})
