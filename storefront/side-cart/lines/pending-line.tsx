import { Picture } from '#ui/picture.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { AddedProduct } from '../cart/cart-store.ts'

/**
 * Shows a product that is being added, until the server confirms its line. `inCart` is the number of units already in
 * the cart.
 */
export function PendingLine({ product, inCart }: { product: AddedProduct; inCart: number }) {
  const { name, choice, qty, picture } = product
  const texts = useTexts('side-cart')
  return (
    <li className="cart-line cart-line--pending" aria-busy="true">
      <Picture source={picture} sizes="5.5rem" alt="" name={name} />
      <div>
        <span className="cart-line__name">{name}</span>
        {choice !== '' && <p className="cart-line__choice">{choice}</p>}
        <p className="cart-line__choice">{texts.quantity(inCart + qty)}</p>
      </div>
    </li>
  )
}
