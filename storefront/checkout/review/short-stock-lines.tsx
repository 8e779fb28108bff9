import { useEffect, useRef } from 'react'
import { openModal } from '#ui/window/open-modal.ts'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { isBlocked } from '../../side-cart/lines/line-flags.ts'
import type { Checkout } from '../placing/compose-order.ts'
import { checkoutOrigin } from '../checkout-origin.ts'

interface ShortLinesProps {
  checkout: Pick<Checkout, 'cart' | 'registry'>
  /** True if the order was just refused because of these lines, so that the dialog opens. */
  isRefused: boolean
}

/**
 * Lists the lines that block the order, with their options: in a dialog after a refusal, or on the page without
 * JavaScript [ERROR-208, ERROR-212]. A quote cannot be changed here, because its prices apply to the whole quote
 * [LIST-234].
 */
export function ShortLines({ checkout, isRefused }: ShortLinesProps) {
  const { cart, registry } = checkout
  const isQuote = cart.list.type === 'quote'
  const texts = useTexts('checkout')
  const dialog = useRef<HTMLDialogElement>(null)
  const lines = cart.lines.filter(({ flags, error }) => isBlocked({ flags, error }))
  const isShown = lines.length > 0
  useEffect(() => {
    const element = dialog.current
    if (!isRefused || !isShown || !element) return undefined
    // The dialog is rendered open for browsers without JavaScript, and showModal throws if it is open.
    element.close()
    return openModal(element)
  }, [isRefused, isShown])
  if (!isShown) return null
  return (
    <dialog ref={dialog} open className="short-lines" aria-labelledby="short-lines">
      <h2 className="h3" id="short-lines">
        {texts.blockedTitle}
      </h2>
      <p>{isQuote ? texts.blockedQuote : texts.blockedText}</p>
      <ul>
        {lines.map((line) => (
          <li key={line._id} className="cart-line">
            <Picture source={line.picture} sizes="5.5rem" alt="" name={line.name} />
            <div>
              <p className="cart-line__name">{line.name}</p>
              <p className="stock stock--out">{line.error?.message ?? texts.available(line.most)}</p>
            </div>
            {!isQuote && (
              <div className="cart-line__do">
                {line.most > 0 && line.error === null && <Change line={line} cart={cart} qty={line.most} />}
                <Change line={line} cart={cart} qty={0} />
                {line.inventory.bin && (
                  <Link className="link" to={stockAlertUrl(line)} aria-label={texts.notifyOf(line.name)}>
                    {texts.notify}
                  </Link>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Link className="button button--line" to={checkoutOrigin(checkout)}>
        {isQuote ? texts.returnToQuote : registry ? texts.returnToRegistry : texts.returnToCart}
      </Link>
    </dialog>
  )
}

type Line = Checkout['cart']['lines'][number]

/** Returns the URL of the back-in-stock alert form [BIN-401]. */
function stockAlertUrl({ productId, childId }: Line): string {
  return `/account/bin?product=${childId}&parent=${productId}`
}

interface ChangeProps {
  line: Line
  cart: Checkout['cart']
  qty: number
}

function Change({ line, cart, qty }: ChangeProps) {
  const texts = useTexts('checkout')
  return (
    <PostForm to="/checkout/review">
      <input type="hidden" name="op" value="line" />
      <input type="hidden" name="list" value={cart.list._id} />
      <input type="hidden" name="version" value={cart.list.version} />
      <input type="hidden" name="item" value={line._id} />
      <input type="hidden" name="qty" value={qty} />
      <button className="link" aria-label={qty > 0 ? undefined : texts.removeOf(line.name)}>
        {qty > 0 ? texts.orderMost(qty) : texts.remove}
      </button>
    </PostForm>
  )
}
