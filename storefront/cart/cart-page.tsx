import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { MilitaryNotice } from '../shell/notices/military-notice.tsx'
import { includedTaxName } from '#domain/tax/tax-label.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { useCartStore } from '../side-cart/cart/use-cart.ts'
import { PopularRow } from '../search/popular-row.tsx'
import { CartDelivery } from './cart-delivery.tsx'
import { CartLine } from './cart-line.tsx'
import { CartMessages } from '../side-cart/cart-messages.tsx'
import type { CartView } from '../side-cart/cart/cart-view.ts'
import { WeightTiers } from '../side-cart/lines/line-details.tsx'
import { reductionReason } from '../side-cart/lines/reduction-reason.ts'
import type { CartTexts } from './texts/en.ts'
import type { FreightView } from './freight-view.ts'
import type { CartPageView } from './load-cart.ts'
import { type NextUnitShipping, nextUnitShippingOf } from './next-unit-shipping.ts'
import { ShippingOffers } from './shipping-offers.tsx'
import { SavedForLater } from './saved-for-later.tsx'

/** The cart page [CART-002, CART-201, CART-245]. */
export const route = pageRoute<CartPageView>(
  {
    areas: ['cart', 'catalog', 'catalog/deals', 'catalog/delivery'],
    load: async (context, page) => (await import('./load-cart.ts')).loadCart(context, page),
    View: CartPage,
  },
  async (context, page, form) => (await import('./cart-actions.ts')).changeCart(context, page, form),
)

function CartPage({ view }: { view: CartPageView }) {
  const texts = useTexts('cart')
  const { cart, problem, problemLine } = view
  const lowered = problem === 'most' ? cart?.lines.find(({ id }) => id === problemLine) : undefined
  useHeaderCount(view)
  return (
    <main id="main" className="page-width cart-page">
      <h1 className="h1 display">{texts.title}</h1>
      <MilitaryNotice html={view.notice} />
      <CartMessages view={view} to="/cart" />
      <ProblemMessage
        text={lowered ? `${lowered.name}: ${reductionReason(lowered, texts)}` : textOfCode(texts.problems, problem)}
      />
      {cart === null ? (
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          to="/new-gear"
          action={texts.startShopping}
          look="button"
        />
      ) : (
        <div className="split">
          <ul id="items">
            {cart.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                cart={cart}
                earned={view.earned[line.id] ?? null}
                isLowered={line === lowered}
              />
            ))}
          </ul>
          <Aside cart={cart} freight={view.freight} />
        </div>
      )}
      {view.saved !== null && <SavedForLater saved={view.saved} />}
      <PopularRow title={texts.popular} cards={view.popular} />
      {cart !== null && <CheckoutBar cart={cart} />}
    </main>
  )
}

function useHeaderCount(view: CartPageView) {
  const store = useCartStore()
  const [first] = useState(view)
  useEffect(() => {
    if (view !== first) void store?.refresh()
  }, [view, first, store])
}

/** Returns the name of the tax in displayed prices, or null if prices exclude tax. */
function useIncludedTax(): string | null {
  const { site, locale } = useShop()
  return includedTaxName(site, locale.tag)
}

/** Names the costs that checkout adds: tax unless prices include it, and shipping unless it is already shown. */
function NextStep({ isShippingKnown }: { isShippingKnown: boolean }) {
  const texts = useTexts('cart')
  const isTaxIncluded = useIncludedTax() !== null
  if (isShippingKnown && isTaxIncluded) return null
  return (
    <>
      <dt>{isShippingKnown ? texts.tax : isTaxIncluded ? texts.shipping : texts.shippingAndTax}</dt>
      <dd className="muted">{texts.nextStep}</dd>
    </>
  )
}

function CheckoutButton({ cart }: { cart: CartView }) {
  const texts = useTexts('cart')
  const look = 'button button--buy button--large button--wide'
  if (!cart.canCheckOut) {
    return (
      <button type="button" className={look} disabled aria-describedby="blocked">
        {texts.checkOut}
      </button>
    )
  }
  return (
    <Link className={look} to="/checkout">
      {texts.checkOut}
    </Link>
  )
}

/** On a phone, the total and the checkout button stay at the bottom of the screen instead of in the summary. */
function CheckoutBar({ cart }: { cart: CartView }) {
  const texts = useTexts('cart')
  const formats = useFormats()
  return (
    <div className="cart-bar">
      <p>
        <b className="figures">{formats.money(cart.subtotal - cart.discount)}</b>
        <small className="muted">{useIncludedTax() ? texts.beforeShipping : texts.beforeShippingAndTax}</small>
      </p>
      <CheckoutButton cart={cart} />
    </div>
  )
}

/** Shows one message for all lines on how one more unit changes the shipping cost. */
function OneMoreUnit({ cart, costs }: { cart: CartView; costs: FreightView['oneMore'] }) {
  const texts = useTexts('cart')
  const { money } = useFormats()
  const more = nextUnitShippingOf(cart.lines, costs)
  const textOf = (one: NextUnitShipping) => {
    if (one.kind === 'free') return texts.oneMoreFree
    if (one.kind === 'adds')
      return one.from === one.to ? texts.oneMore(money(one.to)) : texts.oneMoreRange(money(one.from), money(one.to))
    const price = money(one.price)
    return cart.lines.length === 1 ? texts.oneMoreLess(price) : texts.oneMoreLessOf(one.name, price)
  }
  return more && <p className="muted small">{textOf(more)}</p>
}

function shippingLabel(
  { place, countryId, packages }: FreightView,
  texts: CartTexts,
  countryName: (id: string) => string,
) {
  const to = place || countryName(countryId)
  const isOnly = packages.length > 0 && packages.every((options) => options.length === 1)
  return isOnly ? texts.shippingAt(to) : texts.shippingTo(to)
}

function Aside({ cart, freight }: { cart: CartView; freight: FreightView | null }) {
  const texts = useTexts('cart')
  const formats = useFormats()
  const taxName = useIncludedTax()
  return (
    <aside id="summary">
      <div className="box">
        <h2 className="h3">{texts.summary}</h2>
        <dl className="totals">
          <dt>{texts.subtotal}</dt>
          <dd className="sum">{formats.money(cart.subtotal)}</dd>
          {cart.discount > 0 && (
            <>
              <dt>{texts.weightDiscount}</dt>
              <dd className="minus">−{formats.money(cart.discount)}</dd>
            </>
          )}
          {freight !== null && freight.from !== null && (
            <>
              <dt>
                {shippingLabel(freight, texts, formats.countryName)}
                {cart.lines.some(({ isFreight }) => isFreight) && (
                  <small className="muted cart-page__freight">{texts.freightShort}</small>
                )}
              </dt>
              <dd>{freight.from === 0 ? texts.shipsFree : formats.money(freight.from)}</dd>
            </>
          )}
          <NextStep isShippingKnown={freight !== null && freight.from !== null} />
        </dl>
        {freight?.ships && <CartDelivery freight={freight} />}
        {freight !== null && <OneMoreUnit cart={cart} costs={freight.oneMore} />}
        <WeightTiers tiers={cart.weightTiers} texts={texts} />
        {!cart.canCheckOut && (
          <p className="field-error" id="blocked">
            <Icon name="alert" /> {texts.blocked}
          </p>
        )}
        <CheckoutButton cart={cart} />
        <p className="muted small">{taxName === null ? texts.noAccount : texts.taxIncluded(taxName)}</p>
        <Link className="link small" to="/account/custom-quoting#ask">
          {texts.askForQuote}
        </Link>
      </div>
      <ul className="facts">
        {freight !== null && <ShippingOffers offers={freight.offers} />}
        {cart.lines.some(({ isFreight }) => isFreight) && (
          <li>
            <Icon name="truck" />
            <span>
              {texts.freight}
              <small>{texts.freightText}</small>
            </span>
          </li>
        )}
        <li>
          <Icon name="info" />
          <span>
            {texts.returns}
            <small>{texts.returnsText}</small>
          </span>
        </li>
      </ul>
    </aside>
  )
}
