import { type ReactNode, useEffect } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { deleteLocalOrder, browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useCartStore } from '../../side-cart/cart/use-cart.ts'
import type { AccountResult } from './create-account.ts'
import type { OrderView } from '../summary/order-view.ts'
import { formatDateRange } from '#storefront/page/format-date-range.ts'
import { PlacedOrder } from './placed-order.tsx'
import { combinedArrivalSpan } from './combined-arrival-span.ts'

export interface SuccessView {
  order: OrderView
  isCustomer: boolean
}

export function Success({ view: { order, isCustomer } }: { view: SuccessView }) {
  const texts = useTexts('checkout')
  const store = useCartStore()
  const result = useActionResult<AccountResult>()
  useEffect(() => void store?.refresh(), [store])
  useEffect(() => deleteLocalOrder(browserStorage('localStorage')), [])
  return (
    <main id="main" className="page-width checkout success">
      <p className="message message--ok">
        <Icon name="check" /> {texts.orderNumber(order.id)}
      </p>
      <h1 className="h2 display">{texts.successTitle}</h1>
      <ArrivalDate order={order} />
      <p>{texts.receiptTo(order.email)}</p>
      <div className="row">
        <TrackOrder order={order} />
        <Link className="button button--line" to="/">
          {texts.keepShopping}
        </Link>
      </div>
      <PlacedOrder order={order}>
        {(result || !isCustomer) && <AccountOffer order={order} result={result} />}
      </PlacedOrder>
    </main>
  )
}

/** Renders the estimated arrival dates of the whole order in large type. */
function ArrivalDate({ order }: { order: OrderView }) {
  const texts = useTexts('checkout')
  const { locale } = useShop()
  const span = combinedArrivalSpan(order.shipping)
  if (span === null) return null
  return (
    <p className="success__date">
      <span className="label">{texts.arrivesLabel}</span> <b className="h3">{formatDateRange(locale.tag, span)}</b>
    </p>
  )
}

/** Posts the order's number and email to the tracking page, like that page's form. */
function TrackOrder({ order }: { order: OrderView }) {
  const texts = useTexts('checkout')
  if (order.shipping.length === 0) return null
  return (
    <PostForm to="/shippingtracker">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="proof" value={order.email} />
      <button className="button">{texts.trackOrder}</button>
    </PostForm>
  )
}

function AccountOffer({ order, result }: { order: OrderView; result: AccountResult | undefined }) {
  const texts = useTexts('checkout')
  const isPosting = useIsPosting()
  if (result?.kind === 'made') return <Done>{texts.accountMade}</Done>
  if (result?.kind === 'mailed') return <Done>{texts.accountMailed}</Done>
  const problem =
    result?.kind === 'weak'
      ? texts.accountWeak(result.problem, result.least, result.most)
      : result?.kind === 'failed'
        ? texts.accountFailed
        : undefined
  return (
    <section className="account-offer" aria-labelledby="account-offer">
      <h2 className="h3" id="account-offer">
        {texts.accountTitle}
      </h2>
      <p>{texts.accountText}</p>
      <PostForm to={`/checkout/success?order=${order.id}`} keepsScroll>
        <input type="hidden" name="email" value={order.email} autoComplete="username" />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          problem={problem}
          isNew
          show={texts.showPassword}
          hide={texts.hidePassword}
        />
        <button className="button button--line" aria-busy={isPosting}>
          {texts.makeAccount}
        </button>
      </PostForm>
    </section>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <output className="message message--ok">
      <Icon name="check" /> {children}
    </output>
  )
}
