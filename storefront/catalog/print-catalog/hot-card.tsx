import { type FormEvent, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { overlays } from '../../shell/overlays/overlay-store.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useCartStore } from '../../side-cart/cart/use-cart.ts'
import type { CardView } from '../card/card-view.ts'
import { PriceLine } from '../card/price-line.tsx'
import { StockNote } from '../product/stock-note.tsx'
import { isBuyable } from '../product/stock-view.ts'
import type { SpotView } from './load-print-catalog.ts'

/** Renders the card of a selected product: picture, price, stock, page link and cart button [CATALOG-009]. */
export function HotCard({ spot: { card, lead }, onAdded }: { spot: SpotView; onAdded?: () => void }) {
  const texts = useTexts('catalog/print-catalog')
  const { name, fact, url, price, stock, picture } = card
  const canAdd = card.isAddable && price !== null && isBuyable(stock)
  return (
    <div className="hot">
      <Picture source={picture} sizes="(min-width: 48rem) 16rem, 80vw" alt="" name={name} />
      <div className="hot__about">
        <h2 className="h3">{name}</h2>
        <p className="muted small">{fact}</p>
        <p>{lead}</p>
        <PriceLine price={price} />
        <StockNote stock={stock} />
        {!canAdd && isBuyable(stock) && <p className="muted small">{texts.choose}</p>}
        <div className="row">
          {canAdd && <Add card={card} onAdded={onAdded} />}
          <Link className="button button--line" to={url}>
            {texts.view}
          </Link>
        </div>
      </div>
    </div>
  )
}

function Add({ card: { id, name, url }, onAdded }: { card: CardView; onAdded: (() => void) | undefined }) {
  const texts = useTexts('catalog/print-catalog')
  const action = usePath(url)
  const cart = useCartStore()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      await cart?.add([{ productId: id, qty: 1, children: [] }], name)
      setState('idle')
      onAdded?.()
      overlays.open('side-cart')
    } catch {
      setState('failed')
    }
  }
  return (
    <form method="post" action={action} onSubmit={(event) => void add(event)}>
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="qty" value="1" />
      <button className="button button--buy" aria-busy={state === 'busy'}>
        {state === 'busy' ? texts.adding : texts.add}
      </button>
      {state === 'failed' && (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {texts.couldNotAdd}
        </p>
      )}
    </form>
  )
}
