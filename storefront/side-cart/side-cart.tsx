import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { overlays } from '../shell/overlays/overlay-store.ts'
import { Toasts } from '../shell/overlays/toasts.tsx'
import { useOverlay } from '../shell/overlays/use-overlay.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { SideCartLine } from './lines/side-cart-line.tsx'
import type { Cart } from './cart/cart-store.ts'
import { WeightTiers } from './lines/line-details.tsx'
import { useCart, useCartStore } from './cart/use-cart.ts'

/** Renders the cart drawer of every shop page [CART-003, CART-005]. */
export function SideCart() {
  const texts = useTexts('shell')
  const isOpen = useOverlay('side-cart')
  const store = useCartStore()
  const close = () => {
    overlays.close('side-cart')
    store?.forgetAdded()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} label={texts.cart} className="drawer">
      <div className="drawer__head">
        <h2 className="h3">{texts.cart}</h2>
        <button type="button" className="icon-button" onClick={close} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      <Content />
      <Toasts />
    </Dialog>
  )
}

function Content() {
  const texts = useTexts('shell')
  const store = useCartStore()
  const { cart, status, added } = useCart()
  if (cart === null && status === 'failed') {
    return (
      <div className="drawer__body">
        <p className="message message--bad">
          <Icon name="alert" /> {texts.cartFailed}
        </p>
        <button type="button" className="button button--line" onClick={() => void store?.refresh()}>
          {texts.tryAgain}
        </button>
      </div>
    )
  }
  if (cart === null && status !== 'ready') return <Loading label={texts.loadingCart} />
  if (cart === null || cart.lines.length === 0) {
    return (
      <div className="drawer__body">
        <div className="empty">
          <p>{texts.cartEmpty}</p>
          <Link className="button button--line" to="/new-gear">
            {texts.startShopping}
          </Link>
        </div>
      </div>
    )
  }
  return (
    <>
      <div className="drawer__body">
        {added && (
          <output className="message message--ok">
            <Icon name="check" />
            <span>
              <b>{texts.added}</b> {added.name}
            </span>
          </output>
        )}
        <ul>
          {cart.lines.map((line) => (
            <SideCartLine key={line._id} line={line} />
          ))}
        </ul>
      </div>
      <Foot cart={cart} />
    </>
  )
}

/** The drawer is on every page, so weight tiers use symbols here; the cart page has texts. */
const signs = {
  tierNext: (pounds: string, goal: string, _: string, off: string) => `${pounds} / ${goal} → −${off}/lb`,
  tierNow: (pounds: string, off: string) => `${pounds} → −${off}/lb`,
  pounds: (pounds: string) => `${pounds} lb`,
}

function Foot({ cart }: { cart: Cart }) {
  const texts = useTexts('shell')
  const formats = useFormats()
  return (
    <div className="drawer__foot">
      <dl className="totals">
        <dt>{texts.subtotal}</dt>
        <dd>
          <b>{formats.money(toMinor(cart.shownSubtotal))}</b>
        </dd>
        {cart.shownDiscount > 0 && (
          <>
            <dt>{texts.weightDiscount}</dt>
            <dd className="minus">−{formats.money(toMinor(cart.shownDiscount))}</dd>
          </>
        )}
      </dl>
      <WeightTiers tiers={cart.weightTiers} texts={signs} />
      <p className="muted small">{texts.nextStep}</p>
      <Link className="button button--buy button--wide" to="/checkout">
        {texts.checkOut}
      </Link>
      <Link className="button button--line button--wide" to="/cart">
        {texts.viewCart}
      </Link>
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div className="drawer__body" aria-busy="true" aria-label={label}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="cart-line">
          <span className="picture skeleton" />
          <span className="skeleton skeleton--text" />
        </div>
      ))}
    </div>
  )
}
