import { firstRate, typeAddress } from './shopper.ts'
import { originOf, type Site } from './sites.ts'
import type { Visitor } from './visitor/visitor.ts'

/** Goes from a cart to the payment step using only forms. */
export async function goToPayment(visitor: Visitor, site: Site, email: string): Promise<void> {
  await visitor.goto(`${originOf(site)}/checkout/shipping`)
  await typeAddress(visitor, site, email)
  await visitor.getByRole('button', { name: /^(Continue to payment|Show delivery options)$/ }).click()
  if (new URL(visitor.url()).pathname === '/checkout/payment') return
  await firstRate(visitor).check()
  await visitor.getByRole('button', { name: 'Continue to payment' }).click()
  await visitor.waitForURL('**/checkout/payment')
}

/** Enters a card on the vault's page and goes to the review step. */
export async function payByCardPage(visitor: Visitor, number: string): Promise<void> {
  await visitor.getByRole('link', { name: 'Enter card on a secure page' }).click()
  await visitor.getByLabel('Card number').fill(number)
  await visitor.getByLabel('Expires').fill('12/34')
  await visitor.getByLabel('Security code').fill('123')
  await visitor.getByRole('button', { name: 'Use this card' }).click()
  await visitor.getByRole('button', { name: 'Continue to review' }).click()
  await visitor.waitForURL('**/checkout/review')
}
