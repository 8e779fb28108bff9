import { rateLabelIn } from '#domain/shipping/rating/rate-label.ts'
import { walletContactErrors, placeProblems } from '#domain/wallets/contact.ts'
import { walletAmount, walletDetails, type WalletDetails } from '#domain/wallets/details.ts'
import { walletShippingOptions, type WalletOption } from '#domain/wallets/options.ts'
import type { WalletError } from '#domain/wallets/session.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { needsShipping, type Checkout } from '../placing/compose-order.ts'
import type { CheckoutTexts } from '../texts/en.ts'

interface Presentation {
  site: Site
  /** A BCP 47 tag. */
  locale: string
  brand: string
  texts: CheckoutTexts
  money: (amount: number) => string
  arrives: (span: Checkout['shipping']['rates'][number]['arrives']) => string
}

export function deliveryMethods({ shipping }: Pick<Checkout, 'shipping'>, locale: string) {
  return walletShippingOptions(
    shipping.rates.map((rate) => ({
      ...rate,
      label: rateLabelIn(rate.label, locale),
      shownRate: toMinor(rate.shownRate),
    })),
  )
}

/** Returns a checkout's wallet sheet, with the server's amounts as decimals. */
export function walletSheet(
  checkout: Checkout,
  { site, locale, brand, texts, arrives }: Presentation,
): { details: WalletDetails; shippingOptions: WalletOption[] } {
  const { totals, giftcards, shipping, draft } = checkout
  const { currency } = siteSettings[site]
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount))
  const chosen = (way: { packageNumber: number; shippingCode: string }) =>
    draft.rates.some((rate) => rate.packageNumber === way.packageNumber && rate.shippingCode === way.shippingCode)
  const ways = deliveryMethods(checkout, locale)
  const details = walletDetails(
    {
      currency,
      subtotal: toMinor(totals.shownSubtotal),
      shipping: minor(totals.shownShipping),
      tax: minor(totals.tax),
      taxIncluded: totals.taxIncluded,
      giftcards: giftcards.reduce((sum, { amount }) => sum + toMinor(amount), 0),
      toPay: minor(totals.toPay),
      travels: needsShipping(checkout),
    },
    { ...texts.wallets.lines, brand },
  )
  return {
    details,
    shippingOptions: ways.map(({ id, label, amount, rates }) => ({
      id,
      label,
      detail: arrives(
        shipping.rates.find(({ shippingCode, packageNumber }) =>
          rates.some((rate) => rate.shippingCode === shippingCode && rate.packageNumber === packageNumber),
        )?.arrives ?? null,
      ),
      amount: walletAmount(amount, currency),
      selected: rates.every(chosen),
    })),
  }
}

export function errorsOf({ problems, draft, shipping }: Checkout, site: Site, texts: CheckoutTexts): WalletError[] {
  const { countryId, postcode } = draft.shippingAddress
  const address = { ...emptyAddress(countryId), postcode }
  const wrong = walletContactErrors(site, placeProblems(problems.shipping as FieldProblem[], address), address)
  const found = wrong.map((problem) => ({
    ...problem,
    message: problem.code === 'addressUnserviceable' ? texts.wallets.noCountry : texts.wallets.wrongField,
  }))
  if (found.length > 0 || shipping.state !== 'error') return found
  return [{ code: 'addressUnserviceable', field: 'postalCode', message: texts.wallets.noRates }]
}
