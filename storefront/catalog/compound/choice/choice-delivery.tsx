import type { BuyRequest } from '#domain/lists/list.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Delivery } from '../../delivery/delivery.tsx'
import type { ProductView } from '../../product/product-view.ts'
import { stockText } from '../../product/stock-note.tsx'
import { isBuyable } from '../../product/stock-view.ts'
import type { CompoundView } from '../compound-view.ts'
import { type Choice, buyRequestsOf } from './choice.ts'
import { slowestStock } from './slowest-stock.ts'

interface ChoiceProps {
  product: ProductView
  compound: CompoundView
  choice: Choice
}

/** Shows stock and delivery for the selection. Custom options affect neither. */
export function ChoiceDelivery({ product, compound, choice }: ChoiceProps) {
  const texts = useTexts('catalog/compound')
  const requests = buyRequestsOf(compound, product.id, 1, choice)
  const chosen = new Set(requests.flatMap(({ productId, children }) => [productId, ...children.map(idOf)]))
  const parts = compound.members.filter(({ id }) => chosen.has(id))
  const own = compound.type === 'grouped' ? [] : product.variants.slice(0, 1)
  return (
    <ul className="facts">
      <StockFact stock={slowestStock([...own, ...parts].map(({ stock }) => stock))} />
      <Delivery
        items={requests.map(itemOf)}
        taxClasses={[product.taxClass, ...parts.map(({ taxClass }) => taxClass)]}
        prompt={requests.length === 0 ? texts.chooseForDelivery : undefined}
      />
    </ul>
  )
}

function StockFact({ stock }: { stock: ReturnType<typeof slowestStock> }) {
  const { readyToShip } = useTexts('catalog/product')
  const texts = useTexts('catalog')
  const formats = useFormats()
  if (stock === null) return null
  return (
    <li>
      <Icon name={!isBuyable(stock) ? 'alert' : stock.kind === 'wait' ? 'info' : 'check'} />
      <b>{stock.kind === 'in' ? readyToShip : stockText(stock, texts, formats.number)}</b>
    </li>
  )
}

const idOf = ({ productId }: BuyRequest) => productId

function itemOf({ productId, qty, children }: BuyRequest) {
  return { productId, qty, children: children.map(partOf) }
}

function partOf({ productId, qty, metadata: { bundleOptionId, freeBundleOptionId } }: BuyRequest) {
  const metadata = bundleOptionId === undefined ? { freeBundleOptionId } : { bundleOptionId }
  return { productId, qty, metadata }
}
