import { allowsMultiple } from '#domain/catalog/options/custom-option.ts'
import { giftCardDesign } from '#domain/gift-cards/designs.ts'
import type { ListItem } from '#domain/lists/list.ts'
import type { PricedPart } from '#domain/pricing/components/part.ts'
import type { Sellable } from '#services/catalog/steps.ts'

interface Detail {
  label: string
  text: string
}

/** Returns a line's custom options, children, and recipient as label and text pairs, in product order. */
export function detailsOf(item: ListItem, offer: Sellable, parts: readonly PricedPart<Sellable>[]): Detail[] {
  const chosen = offer.customOptions.flatMap(({ id, title, type, values }): Detail[] => {
    const text = item.options[id]
    if (!text) return []
    if (type === 'area') return [{ label: title, text }]
    const ids = allowsMultiple(type) ? text.split(',') : [text]
    return [
      { label: title, text: ids.map((each) => values.find((value) => value.id === each)?.title ?? each).join(', ') },
    ]
  })
  // The first part is the bundle itself, followed by its children in order.
  const children = parts.slice(1).map((part, index): Detail => {
    const { bundleOptionId, freeBundleOptionId } = item.children[index]!.metadata
    const option = offer.bundleOptions.find(({ id }) => id === (freeBundleOptionId ?? bundleOptionId))
    const name = [part.offer.name, ...part.offer.choice].join(', ')
    return { label: option?.title ?? '', text: part.qty > 1 ? `${part.qty} × ${name}` : name }
  })
  const { giftcard } = item.metadata
  const card: Detail[] = giftcard
    ? [
        { label: 'To', text: `${giftcard.recipientName}, ${giftcard.recipientEmail}` },
        { label: 'Design', text: giftCardDesign(giftcard.design).title },
        ...(giftcard.delivery === undefined ? [] : [{ label: 'Sent on', text: giftcard.delivery }]),
      ]
    : []
  return [...chosen, ...children, ...card]
}
