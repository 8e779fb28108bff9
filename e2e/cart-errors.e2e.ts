import { expect, test, type Page } from '@playwright/test'
import type { BundleValue } from '../domain/catalog/options/bundle-option.ts'
import type { ProductEntry } from '../domain/catalog/product-entry.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { upsertProducts } from './merchant.ts'
import { originOf } from './sites.ts'
import { visit } from './shopper.ts'

/** A cart line's product before and after the merchant's change, and the message shown in the cart. */
interface Case {
  says: string
  before?: Partial<ProductEntry>
  after: Partial<ProductEntry>
  item?: object
}

// Random ids, so that other tests and repeated runs use different products.
const first = 1_000_000 + Math.floor(Math.random() * 190_000) * 100
const [bar, other, free] = [first + 90, first + 91, first + 92]
const nameOf = (id: number) => `Errand ${id}`
const product = (id: number, { variants, ...overrides }: Partial<ProductEntry> = {}): ProductEntry =>
  testProduct(id, `errand-${id}`, {
    name: nameOf(id),
    categories: [],
    variants: (variants ?? [testVariant('')]).map((each) => ({
      ...each,
      sku: `ERRAND-${id}${Object.values(each.choice).join('')}`,
    })) as unknown as ProductEntry['variants'],
    ...overrides,
  })

const value = (productId: number): BundleValue<{ USA?: number }> => ({
  productId,
  priceType: 'own',
  price: {},
  percent: 0,
  isDefault: true,
  defaultQty: 1,
  canChangeQty: false,
})
const bundle = (overrides: { id?: string; includedProductId?: number; values?: number[] }): Partial<ProductEntry> => ({
  type: 'bundle',
  bundleOptions: [
    {
      id: overrides.id ?? 'bar',
      title: 'Bar',
      isRequired: true,
      includedProductId: overrides.includedProductId ?? null,
      values: (overrides.values ?? [bar]).map(value),
    },
  ],
})
const inBundle = { productId: bar, metadata: { bundleOptionId: 'bar' } }
const card = (overrides: { amounts?: number[]; isOpenAmountAllowed?: boolean }): Partial<ProductEntry> => ({
  type: 'giftcard',
  giftCard: {
    USA: {
      type: 'virtual',
      amounts: [5_000],
      isOpenAmountAllowed: true,
      openAmountMin: 1_000,
      openAmountMax: 9_000,
      ...overrides,
    },
  },
})
const giftcard = {
  recipientName: 'Bo',
  recipientEmail: 'bo@example.com',
  senderName: 'Ann',
  senderEmail: 'a@b.example',
}
const cap = (isRequired: boolean, ...values: string[]): Partial<ProductEntry> => ({
  customOptions: [
    {
      id: '7',
      title: 'End cap',
      type: 'radio',
      isRequired,
      price: {},
      sku: '',
      values: values.map((id) => ({ id, title: id, price: { USA: 100 }, sku: '' })),
    },
  ],
})
const steel = { options: { 7: 'steel' } }
const sold = (overrides: Parameters<typeof testVariant>[1]): Partial<ProductEntry> => ({
  variants: [testVariant('', overrides)],
})
const stocked = (overrides: Parameters<typeof testStock>[0]) => sold({ stock: testStock(overrides) })
const inColours = (): Partial<ProductEntry> => ({
  type: 'configurable',
  options: [{ code: 'color', label: 'Color', values: [{ label: 'Red' }] }],
  ...sold({ choice: { color: 'Red' } }),
})

/** The configurable product's child; its id is set once the product exists. */
const onlyChild: object[] = []

const cases: readonly Case[] = [
  {
    says: 'Incorrect free product',
    before: bundle({ includedProductId: free }),
    item: { children: [inBundle, { productId: free, metadata: { freeBundleOptionId: 'bar' } }] },
    after: bundle({ includedProductId: other }),
  },
  {
    says: 'Required free product not found in bundle',
    before: bundle({}),
    item: { children: [inBundle] },
    after: bundle({ includedProductId: free }),
  },
  {
    says: 'Invalid bundle (missing required option)',
    before: { type: 'bundle' },
    after: bundle({}),
  },
  {
    says: 'Invalid bundle child',
    before: bundle({}),
    item: { children: [inBundle] },
    after: bundle({ id: 'rope' }),
  },
  {
    says: 'Unknown bundle child',
    before: bundle({}),
    item: { children: [inBundle] },
    after: bundle({ values: [other] }),
  },
  { says: 'Invalid configurable product', after: inColours() },
  { says: 'Unknown configurable child', before: inColours(), item: { children: onlyChild }, after: {} },
  {
    says: 'Invalid giftcard product',
    before: card({}),
    item: { metadata: { giftcard: { ...giftcard, amount: 50 } } },
    after: {},
  },
  { says: 'Invalid giftcard item', after: card({}) },
  {
    says: 'Custom amount must be allowed and within min/max',
    before: card({}),
    item: { metadata: { giftcard: { ...giftcard, customAmount: 33.33 } } },
    after: card({ isOpenAmountAllowed: false }),
  },
  {
    says: 'Fixed amount must be in the listed amounts',
    before: card({}),
    item: { metadata: { giftcard: { ...giftcard, amount: 50 } } },
    after: card({ amounts: [2_500] }),
  },
  { says: 'Invalid options selected', before: cap(false, 'steel'), item: steel, after: {} },
  { says: 'Option 7 is required', before: cap(false, 'steel'), after: cap(true, 'steel') },
  { says: 'Invalid value selected for option', before: cap(false, 'steel'), item: steel, after: cap(false, 'brass') },
  {
    says: 'Only ticket holders can buy this. Log in with the account that holds the ticket.',
    after: { attributes: { requiredTickets: ['crew'] } },
  },
  { says: 'You can order up to 1', item: { qty: 2 }, after: { attributes: { purchaseLimit: 1 } } },
  { says: 'Sold out', after: stocked({ onHand: 0 }) },
  { says: 'Sold out. Email alerts available.', after: stocked({ onHand: 0, notify: true }) },
  { says: 'Not available on this site', after: sold({ prices: {} }) },
]

/** Adds all lines to one cart, using the same call as the pages. */
async function putAll(page: Page, items: readonly object[]) {
  const write = (path: string, data: object) =>
    page.request.post(`${originOf('USA')}/svc_list/lists${path}`, {
      data,
      headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': '*' },
    })
  const { _id } = (await (await write('', { type: 'cart' })).json()) as { _id: string }
  const response = await write(`/${_id}/items`, { items })
  expect(response.status(), await response.text()).toBe(200)
}

test('a cart line that can no longer be bought stays in the cart, shows the reason, and blocks checkout [CART-221]', async ({
  page,
}) => {
  const idOf = (index: number) => first + index
  const group = first + 93
  const inGroup = (members: number[]) =>
    product(group, { type: 'grouped', ...sold({ prices: {} }), members: members.map((id) => `errand-${id}`) })
  await upsertProducts([
    ...[bar, other, free].map((id) => product(id)),
    inGroup([bar]),
    ...cases.map(({ before }, index) => product(idOf(index), before)),
  ])
  await putAll(page, [
    ...cases.map(({ item = {} }, index) => ({
      productId: idOf(index),
      qty: 1,
      ...item,
      ...('children' in item && item.children === onlyChild && { children: [{ productId: idOf(index) * 100 + 1 }] }),
    })),
    { productId: bar, qty: 1, metadata: { groupedProductId: group } },
  ])
  await visit(page, '/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Check out' })).toBeVisible()

  await upsertProducts([...cases.map(({ after }, index) => product(idOf(index), after)), inGroup([other])])
  await visit(page, '/cart')
  const errors = [
    ...cases.map(({ says }, index) => [idOf(index), says] as const),
    [bar, 'Invalid cart item (grouped)'] as const,
  ]
  const lines = main.getByRole('listitem')
  for (const [id, says] of errors) await expect(lines.filter({ hasText: nameOf(id) })).toContainText(says)
  await expect(main.getByRole('button', { name: 'Check out' })).toBeDisabled()

  // A line with an invalid selection links to its product. Fixed or removed lines are no longer reported.
  await lines.filter({ hasText: 'Invalid configurable product' }).getByRole('link', { name: 'Choose again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Errand/ })).toBeVisible()
})
