import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useCart } from '../../side-cart/cart/use-cart.ts'
import { overlays } from '../overlays/overlay-store.ts'

/**
 * Renders the cart button, whose count appears after hydration in reserved space. A click opens the side cart, or the
 * cart page on minimal layouts and without JavaScript [CART-004..007].
 */
export function CartButton({ isFunneled = false }: { isFunneled?: boolean }) {
  const texts = useTexts('shell')
  const { cart } = useCart()
  const count = cart?.count ?? 0
  const open = (event: MouseEvent) => {
    if (isFunneled || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    overlays.open('side-cart')
  }
  return (
    <Link className="icon-button" to="/cart" onClick={open} aria-label={count > 0 ? texts.cartWith(count) : texts.cart}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
