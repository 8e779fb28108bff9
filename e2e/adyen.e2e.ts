import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import {
  cards,
  completePaymentStep,
  completeShippingStep,
  guestAtReview,
  guestWithBall,
  newEmail,
  waitForHydration,
  visit,
} from './shopper.ts'
import { originOf, type Site } from './sites.ts'

// In the test store, Adyen processes cards on the Australian site.
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click()
const orderAtBank = async (page: Page) => {
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()
}

/** Places a guest order. Returns the paths visited from cart to success and the origin of the card fields. */
async function walk(page: Page, site: Site) {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pathname.startsWith('/checkout') && paths.at(-1) !== pathname)
      paths.push(pathname)
  })
  await guestWithBall(page, site)
  await visit(page, `${originOf(site)}/checkout/shipping`)
  await completeShippingStep(page, site, newEmail())
  const fields = await page.locator('iframe[title="Card details"]').getAttribute('src')
  await completePaymentStep(page, cards.pays)
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
  return { paths, fields: new URL(fields!).pathname }
}

test('checkout has the same steps and URLs with every payment engine [CHECKOUT-011, CHECKOUT-012]', async ({
  page,
  browser,
}) => {
  const adyen = await walk(page, 'AUS')
  const other = await browser.newPage()
  const spreedly = await walk(other, 'CAN')
  await other.close()
  expect(adyen.paths).toEqual(['/checkout/shipping', '/checkout/payment', '/checkout/review', '/checkout/success'])
  expect(adyen.paths).toEqual(spreedly.paths)
  expect([adyen.fields, spreedly.fields]).toEqual(['/__sandbox/adyen/card', '/__sandbox/card'])
})

test('returning from the bank completes the payment only with a valid redirectResult parameter [PAY-404, PAY-405]', async ({
  page,
}) => {
  await guestAtReview(page, 'AUS', cards.challengePassed, newEmail())
  await orderAtBank(page)
  // A separate request completes the challenge. This page can then return to the shop without the result.
  const bank = page.url()
  const response = await page.request.post(bank, { form: { answer: 'yes' }, maxRedirects: 0 })
  const back = new URL(response.headers()['location']!)
  expect(back.searchParams.get('redirectResult')).not.toBeNull()
  await page.goto(back.origin + back.pathname)
  await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible()
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible()
  await page.goto(`${back.origin}${back.pathname}?redirectResult=made-up`)
  await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible()
  await page.goto(back.href)
  await expect(thanks(page)).toBeVisible()
  expect(page.url()).not.toContain('redirectResult')
})

test('a passed challenge places the order, and a failed one returns to the card [CHECKOUT-012]', async ({ page }) => {
  await guestAtReview(page, 'AUS', cards.challengeFailed, newEmail())
  await orderAtBank(page)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Your bank didn’t confirm the payment.')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Use another card' }).click()
  await completePaymentStep(page, cards.challengePassed)
  await orderAtBank(page)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(thanks(page)).toBeVisible()
})

test('a declined card is reported above the step, and a valid card then pays [CHECKOUT-012]', async ({ page }) => {
  await guestAtReview(page, 'AUS', cards.declined, newEmail())
  await placeOrder(page)
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('Your bank declined the payment.')
  await alert.getByRole('link', { name: 'Use another card' }).click()
  await completePaymentStep(page, cards.pays)
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
})

test('a card stored during payment pays for the next order [CHECKOUT-012]', async ({ page }) => {
  const aus = originOf('AUS')
  const email = await becomeCustomer(page, `${aus}/login?redirect=${encodeURIComponent('/account')}`)
  for (const isFirst of [true, false]) {
    await guestWithBall(page, 'AUS')
    await visit(page, `${aus}/checkout/shipping`)
    await completeShippingStep(page, 'AUS', email)
    if (isFirst) {
      await page.getByLabel('Save this card for next time').check()
      await completePaymentStep(page, cards.pays)
    } else {
      await expect(page.getByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked()
      await page.getByRole('button', { name: 'Continue to review' }).click()
      await page.waitForURL('**/checkout/review')
    }
    await placeOrder(page)
    await expect(thanks(page)).toBeVisible()
  }
})
