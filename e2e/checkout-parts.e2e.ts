import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  cardFields,
  cards,
  completePaymentStep,
  completeShippingStep,
  guestWithBall,
  newEmail,
  orderNumber,
  visit,
} from './shopper.ts'
import { originOf, sites, type Site } from './sites.ts'

const widths = [390, 768, 1440]

/** Checks at each width that every part is visible and uncovered, and that the page does not scroll horizontally. */
async function hasParts(page: Page, screen: string, parts: Readonly<Record<string, Locator>>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overhang = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
    await expect.poll(overhang, `${screen} at ${width}`).toBe(0)
    for (const [name, part] of Object.entries(parts)) {
      const label = `${name} of ${screen} at ${width}`
      await expect(part, label).toBeVisible()
      await part.scrollIntoViewIfNeeded()
      expect(await part.evaluate(isUncovered), label).toBe(true)
    }
  }
}

function isUncovered(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  if (left < 0 || right > innerWidth + 0.5) return false
  // Elements taller than the window need only a visible part.
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const above = document.elementFromPoint((left + right) / 2, middle)
  return above !== null && (part.contains(above) || above.contains(part))
}

/** Finds the order summary, next to the steps or collapsed above them. */
const summary = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Your order' })
    .or(page.locator('.funnel-summary'))
    .filter({ visible: true })
    .first()

for (const site of ['USA', 'EUR', 'GBR'] satisfies Site[]) {
  test(`every step of checkout on ${site} shows all its parts, uncovered, at three widths [CHECKOUT-216]`, async ({
    page,
  }) => {
    test.slow()
    const { recipient } = sites[site]
    const main = page.getByRole('main')
    const heading = (name: string | RegExp) => main.getByRole('heading', { name })
    const button = (name: string | RegExp) => main.getByRole('button', { name })
    await guestWithBall(page, site)
    await visit(page, `${originOf(site)}/checkout/shipping`)
    const ways: Record<string, Locator> =
      site === 'USA' ? { collecting: main.getByRole('group', { name: 'Shipping or pickup' }) } : {}
    await hasParts(page, 'shipping', {
      contact: main.getByLabel('Email', { exact: true }),
      address: main.getByLabel('Street address'),
      rates: heading('Delivery options'),
      ...ways,
      summary: summary(page),
      next: button('Continue to payment'),
    })
    const email = newEmail()
    await completeShippingStep(page, site, email)
    await hasParts(page, 'payment', {
      method: main.locator('#payment'),
      card: cardFields(page).getByLabel('Card number'),
      billing: main.locator('#billing'),
      'gift cards': main.locator('#giftcards-title'),
      summary: summary(page),
      next: button('Continue to review'),
    })
    await completePaymentStep(page, cards.pays)
    await hasParts(page, 'review', {
      line: main.getByRole('link', { name: /Medicine Ball/ }).first(),
      'shipping address': main.getByText(recipient.street).first(),
      card: main.getByText(/ending in 1111/),
      'billing address': main.getByText('Same as shipping address'),
      total: summary(page),
      terms: main.locator('#place-note'),
      place: button(/^Place order/),
    })
    await button(/^Place order/).click()
    await page.waitForURL('**/checkout/success?order=*')
    await hasParts(page, 'success', {
      number: main.getByText(`Order ${orderNumber(page)}`),
      'e-mail': main.getByText(email, { exact: false }).first(),
      lines: heading('Items'),
      total: main.getByText('Total', { exact: true }).last(),
      account: button('Create account'),
    })
  })
}
