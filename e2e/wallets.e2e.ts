import { expect, test, type Page } from '@playwright/test'
import {
  cards,
  fillCart,
  completeShippingStep,
  guestWithBall,
  readEmailsTo,
  newEmail,
  orderNumber,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'
import { installApplePay, installGooglePay, robin, walletSheet } from './vendor-wallets.ts'

const number = (card: string) => card.replaceAll(' ', '')
const apple = (page: Page) => page.getByRole('button', { name: 'Pay with Apple Pay' })
const google = (page: Page) => page.getByRole('button', { name: 'Pay with Google Pay' })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })

async function startOfCheckout(page: Page, site: 'USA' | 'AUS' = 'USA') {
  await guestWithBall(page, site)
  await visit(page, `${originOf(site)}/checkout`)
}

test('a browser without wallets shows no wallet buttons at the start of checkout and on the payment step [PAY-224, PAY-225]', async ({
  page,
}) => {
  await startOfCheckout(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'Continue as guest' })).toBeVisible()
  await expect(apple(page).or(google(page))).toHaveCount(0)
  await installApplePay(page, false)
  await installGooglePay(page, false)
  const response = page.waitForResponse('**/svc_paymentmethod/wallets')
  await visit(page, `${originOf('USA')}/checkout`)
  await response
  await page.waitForLoadState('networkidle')
  await expect(apple(page).or(google(page))).toHaveCount(0)
})

test('a guest orders with Apple Pay from the start of checkout and changes the address and rate on the wallet sheet [PAY-423, CHECKOUT-006]', async ({
  page,
}) => {
  await installApplePay(page)
  const email = newEmail()
  await startOfCheckout(page)
  await apple(page).click()
  const request = await walletSheet.opened(page)
  expect(request).toMatchObject({ countryCode: 'US', currencyCode: 'USD', total: { type: 'pending' } })
  await walletSheet.selectContact(page, { ...robin, email, region: 'Alaska', city: 'Juneau', postcode: '99801' })
  const far = await walletSheet.content(page)
  await walletSheet.selectContact(page, { ...robin, email })
  const near = await walletSheet.content(page)
  expect(near.isPending).toBe(false)
  expect(near.lines.map((line) => line.split(' ')[0])).toEqual(['Subtotal', 'Shipping', 'Tax'])
  expect(near.total).not.toBe(far.total)
  expect(near.shippingOptions.length).toBeGreaterThan(1)
  await walletSheet.selectShipping(page, near.shippingOptions.at(-1)!.id)
  const dear = await walletSheet.content(page)
  expect(Number(dear.total)).toBeGreaterThan(Number(near.total))
  expect(await walletSheet.authorize(page, { ...robin, email }, number(cards.pays))).toBe('success')
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Apple Pay')
  await expect(page.getByRole('main')).toContainText('1080 Steelwood Road')
  await expect(page.getByRole('main')).toContainText(dear.total)
  const order = orderNumber(page)
  await expect.poll(async () => (await readEmailsTo(page, email)).map(({ text }) => text).join()).toContain(order)
  expect((await readEmailsTo(page, email)).map(({ text }) => text).join()).toContain('Apple Pay')
})

test('a guest orders with Google Pay from the start of checkout [PAY-423, PAY-225]', async ({ page }) => {
  await installGooglePay(page)
  const email = newEmail()
  await startOfCheckout(page)
  await google(page).click()
  await walletSheet.opened(page)
  await walletSheet.selectContact(page, { ...robin, email })
  const shown = await walletSheet.content(page)
  await walletSheet.selectShipping(page, shown.shippingOptions.at(-1)!.id)
  const { total } = await walletSheet.content(page)
  await walletSheet.authorize(page, { ...robin, email }, number(cards.pays))
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Google Pay')
  await expect(page.getByRole('main')).toContainText(total)
})

test('wallet payments are accepted on a site where Adyen handles the cards [CHECKOUT-012, PAY-423]', async ({
  page,
}) => {
  await installApplePay(page)
  const email = newEmail()
  const sydney = { region: 'New South Wales', city: 'Sydney', postcode: '2000', country: 'AU', street: '1 George St' }
  const person = { ...robin, ...sydney, email }
  await startOfCheckout(page, 'AUS')
  await apple(page).click()
  await walletSheet.opened(page)
  await walletSheet.selectContact(page, person)
  expect(await walletSheet.authorize(page, person, number(cards.pays))).toBe('success')
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Apple Pay')
})

test('an address that the site does not ship to is reported on the wallet sheet, and the shopper can choose a different one [PAY-417]', async ({
  page,
}) => {
  await installApplePay(page)
  await startOfCheckout(page)
  await apple(page).click()
  await walletSheet.opened(page)
  const email = newEmail()
  await walletSheet.selectContact(page, {
    ...robin,
    email,
    country: 'FR',
    region: '',
    city: 'Paris',
    postcode: '75001',
  })
  expect((await walletSheet.content(page)).errors).toEqual(['We don’t ship to this country from this site.'])
  await walletSheet.selectContact(page, { ...robin, email })
  expect((await walletSheet.content(page)).errors).toEqual([])
})

test('closing the wallet sheet does not place an order, and the wallet button still works [PAY-426, PAY-427]', async ({
  page,
}) => {
  for (const [install, button] of [
    [installApplePay, apple],
    [installGooglePay, google],
  ] as const) {
    await install(page)
    await startOfCheckout(page)
    for (const _ of [1, 2]) {
      await button(page).click()
      await walletSheet.opened(page)
      await walletSheet.cancel(page)
      await expect(button(page)).toHaveAttribute('aria-busy', 'false')
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Continue as guest' })).toBeVisible()
  }
})

test('a declined card is reported on the wallet sheet and the page, and another attempt places the order [PAY-424, ERROR-421]', async ({
  page,
}) => {
  await installApplePay(page)
  const person = { ...robin, email: newEmail() }
  await startOfCheckout(page)
  await apple(page).click()
  await walletSheet.opened(page)
  await walletSheet.selectContact(page, person)
  expect(await walletSheet.authorize(page, person, number(cards.declined))).toBe('failure')
  await expect(page.getByRole('alert')).toContainText('Your bank declined the payment.')
  await apple(page).click()
  await walletSheet.opened(page)
  await walletSheet.selectContact(page, person)
  expect(await walletSheet.authorize(page, person, number(cards.pays))).toBe('success')
  await expect(thanks(page)).toBeVisible()
})

test('the wallet sheet does not request an address for an order with nothing to ship [PAY-421]', async ({ page }) => {
  await installApplePay(page)
  const person = { ...robin, email: newEmail() }
  await fillCart(
    page,
    `${originOf('USA')}/ironwright-gym-gift-card?design=thanks&amount=5000&to-name=Bo&to-email=bo@example.com&from-name=Ann&from-email=ann@example.com`,
  )
  await visit(page, `${originOf('USA')}/checkout`)
  await apple(page).click()
  const request = await walletSheet.opened(page)
  expect(request).toMatchObject({ requiredShippingContactFields: ['name', 'email', 'phone'] })
  expect((await walletSheet.content(page)).shippingOptions).toEqual([])
  expect(await walletSheet.authorize(page, person, number(cards.pays))).toBe('success')
  await expect(thanks(page)).toBeVisible()
})

test('on the payment step, a wallet uses the entered address and does not request one [PAY-422, PAY-423]', async ({
  page,
}) => {
  await installGooglePay(page)
  const email = newEmail()
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await completeShippingStep(page, 'USA', email)
  await google(page).click()
  const request = await walletSheet.opened(page)
  expect(request).toMatchObject({ emailRequired: false, transactionInfo: { totalPriceStatus: 'FINAL' } })
  await walletSheet.authorize(page, { ...robin, email: newEmail(), street: '9 Elsewhere' }, number(cards.pays))
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('9 Elsewhere')
  await expect(page.getByRole('main')).toContainText('Google Pay')
})

test('the wallet sheet fails if the store does not respond, and the page shows instructions [ERROR-421]', async ({
  page,
}) => {
  await installApplePay(page)
  const person = { ...robin, email: newEmail() }
  await startOfCheckout(page)
  await apple(page).click()
  await walletSheet.opened(page)
  await walletSheet.selectContact(page, person)
  await page.route('**/svc_paymentmethod/wallets', (route) => route.abort())
  expect(await walletSheet.authorize(page, person, number(cards.pays))).toBe('failure')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('closing the wallet sheet while the order is being placed still leads to the order page [PAY-424, PAY-426]', async ({
  page,
}) => {
  await installApplePay(page)
  const person = { ...robin, email: newEmail() }
  await startOfCheckout(page)
  await apple(page).click()
  await walletSheet.opened(page)
  await walletSheet.selectContact(page, person)
  const closed = Promise.withResolvers<void>()
  await page.route('**/svc_checkout/order', async (route) => {
    await closed.promise
    await route.continue()
  })
  const orderRequest = page.waitForRequest('**/svc_checkout/order')
  const agreed = walletSheet.authorize(page, person, number(cards.pays))
  await orderRequest
  await walletSheet.cancel(page)
  closed.resolve()
  expect(await agreed).toBe('closed')
  await expect(thanks(page)).toBeVisible()
})
