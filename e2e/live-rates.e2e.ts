import { expect, test, type Page } from '@playwright/test'
import { firstRate, guestWithBall, newEmail, typeAddress, visit } from './shopper.ts'

const calls = '**/svc_checkout/checkout/*'

/** Enters a guest's address and waits for rates. Returns an array that collects later rate calls. */
async function guestWithRates(page: Page) {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await typeAddress(page, 'USA', newEmail())
  await expect(firstRate(page)).toBeVisible()
  const rateCalls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/svc_checkout/checkout/')) rateCalls.push(request.url())
  })
  return rateCalls
}

test('rates are requested once after the address input has settled, and rates for the previous address are hidden [SHIP-241, SHIP-212]', async ({
  page,
}) => {
  const rateCalls = await guestWithRates(page)
  const zip = page.getByLabel('ZIP code')
  await zip.fill('')
  await expect(firstRate(page)).toBeHidden()
  await zip.pressSequentially('43004', { delay: 60 })
  await expect(firstRate(page)).toBeVisible()
  expect(rateCalls.length).toBe(1)
})

test('a retry loads shipping rates after the carriers failed to respond [SHIP-240, SHIP-239]', async ({ page }) => {
  await guestWithRates(page)
  await page.route(calls, (route) => route.abort())
  await page.getByLabel('ZIP code').fill('43004')
  await expect(page.getByText('We couldn’t get delivery options.')).toBeVisible()
  await expect(firstRate(page)).toBeHidden()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(firstRate(page)).toBeVisible()
})
