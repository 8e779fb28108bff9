import { type FormEvent, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { PictureSource } from '#ui/picture-source.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import { overlays } from '../../shell/overlays/overlay-store.ts'
import { isQuantityReduced } from '../../side-cart/lines/reduction-reason.ts'
import { useCartStore } from '../../side-cart/cart/use-cart.ts'

interface AddButtonProps {
  card: { id: number; name: string; url: string; picture?: PictureSource | null }
  texts: { add: string; adding: string; couldNotAdd: string }
  /** Accessible name. It must start with the visible text. */
  label?: string
  onAdded?: (() => void) | undefined
}

/** Renders a button that adds one unit of a product without options and immediately opens the side cart. */
export function AddButton({ card: { id, name, url, picture = null }, texts, label, onAdded }: AddButtonProps) {
  const action = usePath(url)
  const cart = useCartStore()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      const product = { productId: id, childId: id, name, choice: '', qty: 1, picture }
      const adding = cart?.add([{ productId: id, qty: 1, children: [] }], product)
      onAdded?.()
      overlays.open('side-cart')
      await adding
      setState('idle')
    } catch (error) {
      // The side cart explains a capped quantity.
      setState(isQuantityReduced(error) ? 'idle' : 'failed')
    }
  }
  return (
    <form method="post" action={action} onSubmit={(event) => void add(event)}>
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="qty" value="1" />
      <button className="button button--buy" aria-busy={state === 'busy'} aria-label={label}>
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
