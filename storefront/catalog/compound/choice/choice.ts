import { maxBundleUnits, type BundleOption } from '#domain/catalog/options/bundle-option.ts'
import { maxTextLength, allowsMultiple } from '#domain/catalog/options/custom-option.ts'
import { giftCardDesign } from '#domain/gift-cards/designs.ts'
import { type AmountFormat, parseTypedAmount } from '#domain/gift-cards/typed-amount.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { CompoundView } from '../compound-view.ts'

/**
 * Form and query names: `o7` for a custom option, `bbar` for a bundle option's child, `nbar` for its quantity, `m12`
 * for a member's quantity, and the gift card fields.
 */
export type Choice = Readonly<Record<string, string>>

type Source = Pick<URLSearchParams, 'get' | 'getAll'>

export function choiceNames({ customOptions, bundleOptions, members, giftCard, type }: CompoundView): string[] {
  return [
    ...customOptions.map(({ id }) => `o${id}`),
    ...bundleOptions.flatMap(({ id }) => [`b${id}`, `n${id}`]),
    ...(bundleOptions.length > 0 ? ['b'] : []),
    ...(type === 'grouped' ? members.map(({ id }) => `m${id}`) : []),
    ...(giftCard ? giftFields : []),
  ]
}

const giftFields = [
  'design',
  'amount',
  'own-amount',
  'to-name',
  'to-email',
  'from-name',
  'from-email',
  'message',
  'delivery',
] as const

/** Reads a choice from a form or a query and fills in defaults [CATALOG-202, CATALOG-216]. */
export function readChoice(view: CompoundView, source: Source): Choice {
  const linked = (source.get('b') ?? '').split('-').filter((id) => /^\d+$/.test(id))
  const choice: Record<string, string> = {}
  for (const { id, type } of view.customOptions) {
    const values = allowsMultiple(type) ? source.getAll(`o${id}`).join(',') : (source.get(`o${id}`) ?? '')
    choice[`o${id}`] = values.slice(0, maxTextLength)
  }
  for (const option of view.bundleOptions) {
    const requested =
      source.get(`b${option.id}`) ?? option.values.find((each) => linked.includes(String(each.productId)))?.productId
    const chosen =
      requested === undefined || requested === null ? defaultOf(option, linked.length > 0) : String(requested)
    const value = option.values.find(({ productId }) => String(productId) === chosen)
    choice[`b${option.id}`] = chosen
    choice[`n${option.id}`] = pieces(source.get(`n${option.id}`), value?.defaultQty ?? 1, value?.canChangeQty ?? false)
  }
  for (const { id } of view.type === 'grouped' ? view.members : []) {
    choice[`m${id}`] = /^\d{1,4}$/.test(source.get(`m${id}`) ?? '') ? source.get(`m${id}`)! : '0'
  }
  for (const field of view.giftCard ? giftFields : [])
    choice[field] = (source.get(field) ?? '').replaceAll('\r\n', '\n').trim().slice(0, 500)
  // Must match the selected amount on the page: the amount in the query, or else the first listed amount.
  if (view.giftCard) choice['amount'] ||= choice['own-amount'] ? 'own' : String(view.giftCard.amounts[0] ?? 'own')
  return choice
}

/** If a link specifies children, other options are empty unless they are required. */
function defaultOf({ isRequired, values }: BundleOption, isLinked: boolean): string {
  const byDefault = values.find(({ isDefault }) => isDefault)
  const chosen = isLinked && !isRequired ? undefined : (byDefault ?? (isRequired ? values[0] : undefined))
  return chosen ? String(chosen.productId) : ''
}

function pieces(typed: string | null, usual: number, canChange: boolean): string {
  if (!canChange || typed === null || !/^[1-9]\d?$/.test(typed)) return String(usual)
  return String(Math.min(maxBundleUnits, Number(typed)))
}

/** Returns a choice's cart lines: one line, or one per selected member of a grouped product. */
export function buyRequestsOf(view: CompoundView, productId: number, qty: number, choice: Choice): BuyRequest[] {
  if (view.type === 'grouped') {
    return view.members.flatMap((member) => {
      const wanted = Number(choice[`m${member.id}`] ?? 0)
      return wanted === 0 ? [] : [memberRequest(productId, member, wanted)]
    })
  }
  const options = view.customOptions.flatMap(({ id }) => (choice[`o${id}`] ? [[id, choice[`o${id}`]!]] : []))
  const giftcard = view.giftCard ? giftCardOf(choice, view) : undefined
  return [
    {
      productId,
      qty,
      options: Object.fromEntries(options),
      children: view.bundleOptions.flatMap((option) => childrenOf(option, choice)),
      metadata: giftcard ? { giftcard } : {},
    },
  ]
}

function memberRequest(groupedProductId: number, { id, productId }: CompoundView['members'][number], qty: number) {
  const line = { productId, qty, options: {}, metadata: { groupedProductId } }
  const chosen = { productId: id, qty: 1, options: {}, children: [], metadata: {} }
  return { ...line, children: id === productId ? [] : [chosen] }
}

function childrenOf({ id, includedProductId }: BundleOption, choice: Choice): BuyRequest[] {
  const chosen = choice[`b${id}`]
  const child = (productId: number, qty: number, metadata: BuyRequest['metadata']) => ({
    productId,
    qty,
    options: {},
    children: [],
    metadata,
  })
  return [
    ...(chosen ? [child(Number(chosen), Number(choice[`n${id}`] ?? 1), { bundleOptionId: id })] : []),
    ...(includedProductId === null ? [] : [child(includedProductId, 1, { freeBundleOptionId: id })]),
  ]
}

const isOwnAmount = ({ amount = '' }: Choice) => amount === 'own' || amount === ''

/** Returns a gift card's amount, or null while a custom amount is missing or invalid. */
export function giftAmount(choice: Choice, format: AmountFormat): Minor | null {
  if (!isOwnAmount(choice)) {
    const listed = Number(choice['amount'])
    return Number.isSafeInteger(listed) ? listed : null
  }
  return parseTypedAmount(choice['own-amount'] ?? '', format)
}

function giftCardOf(choice: Choice, { amountFormat }: CompoundView) {
  const text = (field: (typeof giftFields)[number]) => choice[field] ?? ''
  const isOwn = isOwnAmount(choice)
  const own = isOwn ? giftAmount(choice, amountFormat) : null
  return {
    design: giftCardDesign(text('design')).code,
    ...(own !== null && { customAmount: own }),
    ...(!isOwn ? { amount: Number(text('amount')) } : {}),
    recipientName: text('to-name'),
    recipientEmail: text('to-email'),
    senderName: text('from-name'),
    senderEmail: text('from-email'),
    ...(text('message') && { message: text('message') }),
    ...(text('delivery') && { delivery: text('delivery') }),
  }
}
