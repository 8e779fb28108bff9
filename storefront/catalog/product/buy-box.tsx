import { type FormEvent, useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isAverageShown } from '#domain/reviews/rating.ts'
import { Icon } from '#ui/icon.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { overlays } from '../../shell/overlays/overlay-store.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { useCartStore } from '../../side-cart/cart/use-cart.ts'
import { addToCartProblem } from '../add/add-to-cart-problem.ts'
import { Delivery } from '../delivery/delivery.tsx'
import { NotifyLink } from './notify-link.tsx'
import { Requirements } from './requirements.tsx'
import { OptionChoice } from './option-choice.tsx'
import { PriceLine } from '../card/price-line.tsx'
import { ProductName } from '../card/product-name.tsx'
import { RatingLine } from '../card/rating-line.tsx'
import type { ProductView } from './product-view.ts'
import { isBuyable } from './stock-view.ts'
import { stockText } from './stock-note.tsx'
import { TaxNote } from '../tax-note.tsx'
import { choiceTexts, choiceUrl, type SelectedVariant } from './variants.ts'
import { WishButton } from './wish-button.tsx'
import { SizeChart } from './notes/size-chart.tsx'

export function BuyBox({ product, chosen }: { product: ProductView; chosen: SelectedVariant }) {
  const { variant } = chosen
  const { name, lead, lang, options, variants, reviews } = product
  const price =
    variant && variant.now !== null ? { now: variant.now, was: variant.was, isFrom: false, deal: variant.deal } : null
  return (
    <div className="buy" id="buy">
      <h1 className="h2 display" lang={lang?.name}>
        <ProductName name={name} />
      </h1>
      <p className="buy__lead" lang={lang?.lead}>
        {lead}
      </p>
      {reviews && isAverageShown(reviews.count) && (
        <a className="buy__rating" href="#reviews">
          <RatingLine rating={reviews} />
        </a>
      )}
      <div className="buy__price">
        <PriceLine price={price} isLarge />
        <TaxNote taxClass={product.taxClass} />
      </div>
      {options.map((option) => (
        <OptionChoice
          key={option.code}
          option={option}
          options={options}
          variants={variants}
          chosen={chosen}
          url={product.url}
        />
      ))}
      <SizeChart chart={product.sizeChart} />
      <Requirements product={product}>
        <AddForm product={product} chosen={chosen} />
      </Requirements>
      <Facts product={product} chosen={chosen} />
      <RichText className="buy__notes" html={product.notes} />
    </div>
  )
}

function AddForm({ product, chosen }: { product: ProductView; chosen: SelectedVariant }) {
  const texts = useTexts('catalog/product')
  const catalogTexts = useTexts('catalog')
  const formats = useFormats()
  const action = usePath(choiceUrl(product.url, product.options, chosen.choice))
  const { qty, setQty, isBusy, problem, add } = useAdding(product, chosen)
  const { variant } = chosen
  if (variant === null) return <p className="stock stock--out">{texts.notAvailable}</p>
  if (variant.now === null) {
    return (
      <Link className="button button--large button--wide" to="/contact">
        {texts.requestQuote}
      </Link>
    )
  }
  const canBuy = isBuyable(variant.stock)
  const submit = (event: FormEvent) => {
    // A named button has another purpose and is posted as is.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name')) return
    event.preventDefault()
    void add()
  }
  return (
    <form method="post" action={action} onSubmit={submit} aria-label={texts.buy(product.name)}>
      <input type="hidden" name="product" value={product.id} />
      {variant.id !== product.id && <input type="hidden" name="child" value={variant.id} />}
      <div className="add-row" id="add-to-cart">
        <Quantity value={qty} max={Math.max(1, variant.most)} label={texts.quantity} name="qty" onChange={setQty} />
        <button className="button button--buy button--large" disabled={!canBuy} aria-busy={isBusy}>
          {canBuy ? (
            <>
              {isBusy ? texts.adding : texts.addToCart}
              <span className="figures">{formats.money(variant.now * qty)}</span>
            </>
          ) : (
            stockText(variant.stock, catalogTexts, formats.number)
          )}
        </button>
      </div>
      <p className="buy__else">
        <NotifyLink productId={product.id} variant={variant} />
        {canBuy && (
          <button className="link" name="to" value="checkout">
            {texts.buyNow}
          </button>
        )}
        <WishButton />
      </p>
      {problem !== null && (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
    </form>
  )
}

/**
 * Adds to the cart without a reload. The side cart opens immediately. Problems appear in the side cart and under the
 * button.
 */
function useAdding({ id, name, options, pictures }: ProductView, { variant }: SelectedVariant) {
  const texts = useTexts('catalog/product')
  const { isApp } = useShop()
  const cart = useCartStore()
  const params = useQuery()
  const max = variant?.most ?? 0
  const wordings = { most: texts.overMaximum(max), full: texts.listFull, gone: texts.gone, failed: texts.couldNotAdd }
  const sentBack = params.get('problem')
  const [qty, setQty] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(
    sentBack !== null && Object.hasOwn(wordings, sentBack) ? wordings[sentBack as keyof typeof wordings] : null,
  )
  const add = async () => {
    if (isBusy || variant === null) return
    setBusy(true)
    setProblem(null)
    try {
      const children = variant.id === id ? [] : [{ productId: variant.id, qty: 1 }]
      const choice = choiceTexts(options, variant.choice).join(', ')
      const picture = pictures[variant.picture] ?? null
      const product = { productId: id, childId: variant.id, name, choice, qty, picture }
      const adding = cart?.add([{ productId: id, qty, children }], product)
      if (!isApp) overlays.open('side-cart')
      await adding
      setQty(1)
    } catch (error) {
      const allowed = isRefusalError(error) && typeof error.details['most'] === 'number' ? error.details['most'] : max
      setProblem({ ...wordings, most: texts.overMaximum(allowed) }[addToCartProblem(error)])
    } finally {
      setBusy(false)
    }
  }
  return { qty: Math.min(qty, Math.max(1, max)), setQty, isBusy, problem, add }
}

function Facts({ product, chosen: { variant } }: { product: ProductView; chosen: SelectedVariant }) {
  const texts = useTexts('catalog/product')
  const catalogTexts = useTexts('catalog')
  const formats = useFormats()
  if (variant === null) return null
  const { stock } = variant
  const children = variant.id === product.id ? [] : [{ productId: variant.id, qty: 1 }]
  const item = { productId: product.id, qty: 1, children }
  return (
    <ul className="facts">
      <li>
        <Icon name={stock.kind === 'in' || stock.kind === 'low' ? 'check' : stock.kind === 'wait' ? 'info' : 'alert'} />
        <span>
          <b>{stock.kind === 'in' ? texts.readyToShip : stockText(stock, catalogTexts, formats.number)}</b>
          {stock.kind === 'wait' && <small>{texts.madeToOrder}</small>}
        </span>
      </li>
      {variant.now !== null && <Delivery items={[item]} taxClasses={[product.taxClass]} />}
    </ul>
  )
}
