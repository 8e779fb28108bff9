import { useEffect } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { overlays } from '../shell/overlays/overlay-store.ts'
import { Toasts } from '../shell/overlays/toasts.tsx'
import { useOverlay } from '../shell/overlays/use-overlay.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { SideCartLine } from './lines/side-cart-line.tsx'
import type { Cart, CartLine, CartState } from './cart/cart-store.ts'
import { WeightTiers } from './lines/line-details.tsx'
import { isQuantityReduced } from './lines/reduction-reason.ts'
import { isLineOf, newestFirst } from './lines/newest-first.ts'
import { PendingLine } from './lines/pending-line.tsx'
import { useCart, useCartStore } from './cart/use-cart.ts'
import { problemOfWrite } from './cart/problem-of-write.ts'

/** Renders the cart drawer of every shop page [CART-003, CART-005]. */
export function SideCart() {
  const shell = useTexts('shell')
  const isOpen = useOverlay('side-cart')
  const store = useCartStore()
  const close = () => overlays.close('side-cart')
  useEffect(() => {
    if (!isOpen) store?.forgetAdded()
  }, [isOpen, store])
  return (
    <Dialog isOpen={isOpen} onClose={close} label={shell.cart} className="drawer">
      <div className="drawer__head">
        <h2 className="h3">{shell.cart}</h2>
        <button type="button" className="icon-button" onClick={close} aria-label={shell.close}>
          <Icon name="close" />
        </button>
      </div>
      <Content />
      <Toasts />
    </Dialog>
  )
}

function Content() {
  const texts = useTexts('side-cart')
  const { cart, status, pending, added } = useCart()
  const lines = cart?.lines ?? []
  if (pending === null && cart === null && status !== 'ready')
    return status === 'failed' ? <CartFailedMessage /> : <CartSkeleton label={texts.loadingCart} />
  // A product with several parts may become a new line or join an existing one, so no existing line is hidden.
  const known = pending !== null && pending.childId !== null ? lines.find((line) => isLineOf(line, pending)) : undefined
  return (
    <>
      <div className="drawer__body">
        <AddedMessage />
        {pending === null && lines.length === 0 && <Empty />}
        <ul>
          {pending && <PendingLine product={pending} inCart={known?.qty ?? 0} />}
          <Lines lines={newestFirst(lines, added).filter((line) => line !== known)} />
        </ul>
      </div>
      {(pending !== null || lines.length > 0) && <Foot cart={cart} isPending={pending !== null} />}
    </>
  )
}

function Lines({ lines }: { lines: readonly CartLine[] }) {
  const { refused } = useCart()
  const lowered =
    refused !== null && isQuantityReduced(refused.error)
      ? lines.find((line) => isLineOf(line, refused.product))
      : undefined
  return lines.map((line) => <SideCartLine key={line._id} line={line} isLowered={line === lowered} />)
}

/** Announces an addition: in progress, done, or the reason it failed. */
function AddedMessage() {
  const texts = useTexts('side-cart')
  const { cart, pending, added, refused } = useCart()
  // A line that was capped shows this itself.
  const isInCart =
    refused !== null && isQuantityReduced(refused.error) && cart?.lines.some((line) => isLineOf(line, refused.product))
  const product = pending ?? (added === refused?.product ? null : added)
  return (
    <>
      {refused !== null && !isInCart && <RefusedMessage {...refused} />}
      <output className={product === null ? undefined : 'message message--ok'}>
        {product !== null && (
          <>
            <Icon name={pending ? 'cart' : 'check'} />
            <span>
              <b>{pending ? texts.adding : texts.added}</b> {product.name}
            </span>
          </>
        )}
      </output>
    </>
  )
}

function RefusedMessage({ product: { name }, error }: NonNullable<CartState['refused']>) {
  const texts = useTexts('side-cart')
  const code = isRefusalError(error) ? problemOfWrite(error.code) : 'failed'
  return (
    <p className="message message--bad" role="alert">
      <Icon name="alert" />
      <span>
        <b>{code === 'most' ? name : texts.notAdded(name)}</b> {texts.problems[code]}
      </span>
    </p>
  )
}

function CartFailedMessage() {
  const texts = useTexts('side-cart')
  const { tryAgain } = useTexts('shell')
  const store = useCartStore()
  return (
    <div className="drawer__body">
      <p className="message message--bad">
        <Icon name="alert" /> {texts.cartFailed}
      </p>
      <button type="button" className="button button--line" onClick={() => void store?.refresh()}>
        {tryAgain}
      </button>
    </div>
  )
}

function Empty() {
  const texts = useTexts('side-cart')
  return (
    <div className="empty">
      <p>{texts.cartEmpty}</p>
      <Link className="button button--line" to="/new-gear">
        {texts.startShopping}
      </Link>
    </div>
  )
}

/** The drawer is on every page, so weight tiers use symbols instead of the cart page's words. */
const signs = {
  tierNext: (pounds: string, goal: string, _: string, off: string) => `${pounds} / ${goal} → −${off}/lb`,
  tierNow: (pounds: string, off: string) => `${pounds} → −${off}/lb`,
  pounds: (pounds: string) => `${pounds} lb`,
}

/** Renders the total and the checkout buttons. The total excludes an unconfirmed addition. */
function Foot({ cart, isPending }: { cart: Cart | null; isPending: boolean }) {
  const texts = useTexts('side-cart')
  const formats = useFormats()
  return (
    <div className="drawer__foot">
      <dl className="totals" aria-busy={isPending}>
        <dt>{texts.subtotal}</dt>
        <dd>
          {isPending || cart === null ? (
            <span className="muted">{texts.updating}</span>
          ) : (
            <b>{formats.money(toMinor(cart.shownSubtotal))}</b>
          )}
        </dd>
        {!isPending && cart !== null && cart.shownDiscount > 0 && (
          <>
            <dt>{texts.weightDiscount}</dt>
            <dd className="minus">−{formats.money(toMinor(cart.shownDiscount))}</dd>
          </>
        )}
      </dl>
      {!isPending && cart !== null && <WeightTiers tiers={cart.weightTiers} texts={signs} />}
      <p className="muted small">{texts.nextStep}</p>
      {isPending ? (
        <button type="button" className="button button--buy button--wide" disabled>
          {texts.checkOut}
        </button>
      ) : (
        <Link className="button button--buy button--wide" to="/checkout">
          {texts.checkOut}
        </Link>
      )}
      <Link className="button button--line button--wide" to="/cart">
        {texts.viewCart}
      </Link>
    </div>
  )
}

function CartSkeleton({ label }: { label: string }) {
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
