import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BundleOption, BundleValue } from '#domain/catalog/options/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { type ParentProduct, type Offer, noOfferLimits } from '#domain/pricing/offer.ts'
import {
  assortmentForTests,
  offerForTests as offer,
  requestForTests as request,
} from '#domain/pricing/offer-for-tests.ts'
import type { PricingErrorCode } from '#domain/pricing/pricing-error.ts'
import { withEntitlement } from './entitlement.ts'
import { canCheckOut, priceCart } from './price-cart.ts'
import { defaultCartSettings } from './settings.ts'

interface Case {
  requested: BuyRequest
  offers: readonly Offer[]
  heads?: readonly ParentProduct[]
  text: string
}

const value: BundleValue = {
  productId: 2,
  priceType: 'own',
  price: 0,
  percent: 0,
  isDefault: true,
  defaultQty: 1,
  canChangeQty: false,
}
const bar: BundleOption = { id: 'bar', title: 'Bar', isRequired: true, includedProductId: null, values: [value] }
const withFree: BundleOption = { ...bar, includedProductId: 3 }
const bundle = (option: BundleOption) => [
  offer(1, { type: 'bundle', bundleOptions: [option] }),
  offer(2),
  offer(3),
  offer(4),
]
const inBar = (productId: number, bundleOptionId = 'bar') => request(productId, { metadata: { bundleOptionId } })
const free = (productId: number) => request(productId, { metadata: { freeBundleOptionId: 'bar' } })
const set = (...children: BuyRequest[]) => request(1, { children })

const range = {
  type: 'virtual',
  amounts: [5_000],
  isOpenAmountAllowed: false,
  openAmountMin: 0,
  openAmountMax: 0,
} as const
const card = offer(1, { type: 'giftcard', giftCard: range })
const people = { recipientEmail: 'a@b.example', recipientName: 'A', senderEmail: 'c@d.example', senderName: 'C' }
const cardOf = (amounts: { amount?: number; customAmount?: number }) =>
  request(1, { metadata: { giftcard: { ...people, ...amounts } } })

const cap: CustomOption = {
  id: '7',
  title: 'End cap',
  type: 'radio',
  isRequired: true,
  price: 0,
  sku: '',
  values: [{ id: 'brass', title: 'Brass', price: 500, sku: '' }],
}
const capped = [offer(1, { customOptions: [cap] })]
const configurable: ParentProduct = { id: 1, type: 'configurable', members: [] }

const cases: Record<PricingErrorCode, Case> = {
  incorrect_free_product: {
    requested: set(inBar(2), free(4)),
    offers: bundle(withFree),
    text: 'Incorrect free product',
  },
  invalid_grouped: {
    requested: request(2, { metadata: { groupedProductId: 1 } }),
    offers: [offer(2)],
    heads: [{ id: 1, type: 'grouped', members: [3] }],
    text: 'Invalid cart item (grouped)',
  },
  invalid_configurable: {
    requested: request(1),
    offers: [offer(101, { productId: 1 })],
    heads: [configurable],
    text: 'Invalid configurable product',
  },
  unknown_child: {
    requested: request(1, { children: [request(201)] }),
    offers: [offer(201, { productId: 2 })],
    heads: [configurable],
    text: 'Unknown configurable child',
  },
  bundle_option_missing: { requested: set(), offers: bundle(bar), text: 'Invalid bundle (missing required option)' },
  invalid_bundle_child: { requested: set(inBar(2, 'rope')), offers: bundle(bar), text: 'Invalid bundle child' },
  unknown_bundle_child: { requested: set(inBar(4)), offers: bundle(bar), text: 'Unknown bundle child' },
  free_product_missing: {
    requested: set(inBar(2)),
    offers: bundle(withFree),
    text: 'Required free product not found in bundle',
  },
  invalid_giftcard_product: {
    requested: cardOf({ amount: 5_000 }),
    offers: [offer(1)],
    text: 'Invalid giftcard product',
  },
  invalid_giftcard_item: { requested: request(1), offers: [card], text: 'Invalid giftcard item' },
  giftcard_custom_amount: {
    requested: cardOf({ customAmount: 5_000 }),
    offers: [card],
    text: 'Custom amount must be allowed and within min/max',
  },
  giftcard_fixed_amount: {
    requested: cardOf({ amount: 5_001 }),
    offers: [card],
    text: 'Fixed amount must be in the listed amounts',
  },
  invalid_options: {
    requested: request(1, { options: { 8: 'brass' } }),
    offers: capped,
    text: 'Invalid options selected',
  },
  option_required: { requested: request(1), offers: capped, text: 'Option 7 is required' },
  invalid_option_value: {
    requested: request(1, { options: { 7: 'gold' } }),
    offers: capped,
    text: 'Invalid value selected for option',
  },
  registration_closed: {
    requested: request(1),
    offers: [offer(1, { limits: { ...noOfferLimits, registrationClosesAt: 0 } })],
    text: 'Registration is closed.',
  },
  quote_required: {
    requested: request(1),
    offers: [offer(1, { base: 0, limits: { ...noOfferLimits, isQuoted: true } })],
    text: 'This product is sold by quote only.',
  },
}

const priced = ({ requested, offers, heads = [] }: Omit<Case, 'text'>) =>
  priceCart([{ id: 'line', ...requested }], assortmentForTests(offers, heads), {
    now: 0,
    settings: defaultCartSettings,
    earned: new Map(),
  }).lines

test('every line error has a unique code, and its message is verbatim from the spec [CART-220, GIFT-209]', () => {
  for (const [code, { text, ...input }] of Object.entries(cases)) {
    const lines = priced(input)
    assert.deepEqual(lines[0]?.error, { code, message: text })
    assert.deepEqual([lines[0]?.rowTotal, canCheckOut(lines)], [0, false])
  }
  assert.equal(new Set(Object.values(cases).map(({ text }) => text)).size, 17)
})

test('an event can be ordered until it starts, individually and in a bundle', () => {
  const seminar = (id: number, registrationClosesAt: number) =>
    offer(id, { limits: { ...noOfferLimits, registrationClosesAt } })
  const errorOf = (requested: BuyRequest, offers: readonly Offer[]) => priced({ requested, offers })[0]?.error?.code
  assert.equal(errorOf(request(1), [seminar(1, 1)]), undefined)
  assert.equal(errorOf(request(1), [seminar(1, 0)]), 'registration_closed')
  const [set1, , , other] = bundle(bar)
  assert.equal(errorOf(set(inBar(2)), [set1!, seminar(2, 1), other!]), undefined)
  assert.equal(errorOf(set(inBar(2)), [set1!, seminar(2, 0), other!]), 'registration_closed')
})

test('a line that the buyer is not allowed to buy has a specific error code and message', () => {
  const guest = { isCustomer: false, tickets: new Set<string>(), bought: new Map<number, number>() }
  const buyer = { ...guest, isCustomer: true }
  const errorOf = (limits: Partial<Offer['limits']>, who = buyer) => {
    const lines = priced({ requested: request(1), offers: [offer(1, { limits: { ...noOfferLimits, ...limits } })] })
    return withEntitlement(lines, who)[0]?.error
  }
  const byAccount = { purchaseLimit: 1, limitScope: 'account' } as const
  assert.deepEqual(
    [
      errorOf({ requiredTickets: ['crew'] }),
      errorOf({ requiredTickets: ['crew'] }, guest),
      errorOf(byAccount, { ...buyer, bought: new Map([[1, 1]]) }),
      errorOf(byAccount),
    ],
    [
      { code: 'ticket_required', message: 'Only ticket holders can buy this.' },
      {
        code: 'ticket_required',
        message: 'Only ticket holders can buy this. Log in with the account that holds the ticket.',
      },
      { code: 'purchase_limit', message: 'Limit 1 per customer. You’ve already ordered 1.' },
      null,
    ],
  )
})
