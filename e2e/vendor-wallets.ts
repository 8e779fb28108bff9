import type { Page } from '@playwright/test'
import { applePayScript } from './apple-pay-script.ts'
import { googlePayScript } from './google-pay-script.ts'
import type { WalletHost, WalletPerson } from './wallet-sheet.ts'

export const robin: Omit<WalletPerson, 'email'> = {
  given: 'Robin',
  family: 'Vale',
  phone: '6145550123',
  street: '1080 Steelwood Road',
  city: 'Columbus',
  region: 'Ohio',
  postcode: '43212',
  country: 'us',
}

/** Installs Apple's API on a device that can or cannot pay. */
export async function installApplePay(page: Page, canPay = true): Promise<void> {
  await page.addInitScript({ content: applePayScript(canPay) })
}

/** Installs Google's API in a browser that is or is not ready to pay. */
export async function installGooglePay(page: Page, isReady = true): Promise<void> {
  await page.addInitScript({ content: googlePayScript(isReady) })
}

/** The shopper's actions on the payment sheet. */
export const walletSheet = {
  opened: (page: Page) =>
    page.waitForFunction(() => (globalThis as WalletHost).walletSheet.opened()).then((it) => it.jsonValue()),
  content: (page: Page) => page.evaluate(() => (globalThis as WalletHost).walletSheet.sheet()),
  selectContact: (page: Page, person: WalletPerson) =>
    page.evaluate((contact) => (globalThis as WalletHost).walletSheet.selectContact(contact), person),
  selectShipping: (page: Page, id: string) =>
    page.evaluate((option) => (globalThis as WalletHost).walletSheet.selectShipping(option), id),
  authorize: (page: Page, person: WalletPerson, number: string) =>
    page.evaluate(([contact, card]) => (globalThis as WalletHost).walletSheet.authorize(contact, card), [
      person,
      number,
    ] as const),
  cancel: (page: Page) => page.evaluate(() => (globalThis as WalletHost).walletSheet.cancel()),
}
