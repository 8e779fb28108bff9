import { type FormEvent, useRef, useState } from 'react'
import { isPhysical } from '#domain/catalog/product-type.ts'
import { isAverageShown } from '#domain/reviews/rating.ts'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { displayPrice } from '#storefront/page/price.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { overlays } from '../../shell/overlays/overlay-store.ts'
import { useCartStore } from '../../side-cart/cart/use-cart.ts'
import { useQuery } from '#storefront/browser/use-query.ts'
import { NotifyLink } from '../product/notify-link.tsx'
import { Requirements } from '../product/requirements.tsx'
import { PriceLine } from '../card/price-line.tsx'
import { ProductName } from '../card/product-name.tsx'
import { RatingLine } from '../card/rating-line.tsx'
import type { ProductView } from '../product/product-view.ts'
import { isBuyable } from '../product/stock-view.ts'
import { stockText } from '../product/stock-note.tsx'
import { WishButton } from '../product/wish-button.tsx'
import { TaxNote } from '../tax-note.tsx'
import type { RefusedChoice } from './choice/add-choice.ts'
import { BundleOptions } from './bundle-options.tsx'
import { type Choice, readChoice } from './choice/choice.ts'
import { ChoiceDelivery } from './choice/choice-delivery.tsx'
import type { CompoundView } from './compound-view.ts'
import { CustomOptions } from './custom-options.tsx'
import { EventFacts } from './event/event-facts.tsx'
import { GiftCardFields } from './gift-card-fields.tsx'
import { canStoreRecipes } from './choice/recipe.ts'
import { Members } from './members.tsx'
import { priceChoice, type PricedChoice } from './choice/price-choice.ts'
import { WeightTiers } from './weight-tiers.tsx'
import { SizeChart } from '../product/notes/size-chart.tsx'

/**
 * With JavaScript, the cart's rules update the price on each change. Without it, submitting the form shows the price.
 */
export function CompoundBuyBox({ product, compound }: { product: ProductView; compound: CompoundView }) {
  const texts = useTexts('catalog/compound')
  const { tax } = useShop()
  const sentBack = useActionResult<RefusedChoice>()
  const [refusal, setRefusal] = useState<RefusedChoice | null>(null)
  const refused = refusal ?? sentBack
  const params = useQuery()
  const [choice, setChoice] = useState<Choice>(() =>
    readChoice(compound, refused ? new URLSearchParams(refused.fields) : startOf(compound, params)),
  )
  const priced = priceChoice(compound, product, choice, tax)
  const problem = refused?.cause ?? null
  const parts = { compound, choice, problem }
  return (
    <div className="buy" id="buy">
      <h1 className="h2 display" lang={product.lang?.name}>
        <ProductName name={product.name} />
      </h1>
      <p className="buy__lead" lang={product.lang?.lead}>
        {product.lead}
      </p>
      {product.reviews && isAverageShown(product.reviews.count) && (
        <a className="buy__rating" href="#reviews">
          <RatingLine rating={product.reviews} />
        </a>
      )}
      <ChosenPrice priced={priced} product={product} compound={compound} />
      <Subscription compound={compound} />
      <DigitalDelivery product={product} compound={compound} />
      <EventFacts event={compound.event} />
      <ChoiceForm
        product={product}
        compound={compound}
        isComplete={priced !== null && 'now' in priced && priced.now > 0}
        onChange={(form) => setChoice(readChoice(compound, form))}
        onRefused={setRefusal}
      >
        <BundleOptions {...parts} />
        <Members {...parts} />
        <GiftCardFields {...parts} />
        <CustomOptions {...parts} />
        <SizeChart chart={product.sizeChart} />
        {compound.recipe !== null && <input type="hidden" name="rid" value={params.get('rid') ?? ''} />}
        <Requirements product={product}>
          <Submit product={product} compound={compound} priced={priced} />
        </Requirements>
        {compound.recipe !== null && <p className="why">{texts.choiceSaved}</p>}
        {problem !== null && (
          <p className="field-error" role="alert">
            <Icon name="alert" /> {texts.problems[problem] ?? refused?.message}
          </p>
        )}
      </ChoiceForm>
      {isPhysical(compound.type) && <ChoiceDelivery product={product} compound={compound} choice={choice} />}
      <RichText className="buy__notes" html={product.notes} />
      <WeightTiers tiers={compound.weightTiers} pounds={priced && 'now' in priced ? priced.pounds : 0} />
    </div>
  )
}

function startOf({ recipe }: CompoundView, params: URLSearchParams): URLSearchParams {
  return recipe === null ? params : new URLSearchParams(recipe)
}

/**
 * Uncontrolled: the fields are read on each change. Named buttons, programs, and stored recipes are posted, because
 * they lead to a new page.
 */
function ChoiceForm(props: {
  product: ProductView
  compound: CompoundView
  /** True if the browser has priced the choice, so that the side cart can open before the response. */
  isComplete: boolean
  onChange: (form: URLSearchParams) => void
  onRefused: (refused: RefusedChoice | null) => void
  children: React.ReactNode
}) {
  const { product, compound, isComplete, onChange, onRefused, children } = props
  const texts = useTexts('catalog/product')
  const { isApp } = useShop()
  const cart = useCartStore()
  const action = usePath(product.url)
  const isBusy = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const isNamed = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name') ?? false
    if (isNamed || isApp || cart === null || compound.isProgram || compound.recipe !== null) return
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const form = fieldsOf(event.currentTarget)
    onRefused(null)
    const { addChoiceInBrowser } = await import('./choice/add-in-place.ts')
    const adding = addChoiceInBrowser(cart, product, compound, form).finally(() => (isBusy.current = false))
    if (isComplete) overlays.open('side-cart')
    const refused = await adding
    onRefused(refused)
    if (refused === null && !isComplete) overlays.open('side-cart')
    // The page shows the reason next to the choice.
    else if (refused !== null && refused.cause !== 'quantity_over_maximum') overlays.close('side-cart')
  }
  return (
    <form
      method="post"
      action={action}
      onChange={(event) => onChange(fieldsOf(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
      aria-label={texts.buy(product.name)}
    >
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="choice" value="1" />
      {children}
    </form>
  )
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(fields)
}

/** Renders the selection's price, or the product's lowest price while the selection is incomplete. */
function ChosenPrice(props: { priced: PricedChoice; product: ProductView; compound: CompoundView }) {
  const { priced, product, compound } = props
  const { taxClass, variants } = product
  const from = compound.own.now
  const suffix = compound.subscription?.suffix ?? ''
  const isBundle = compound.type === 'bundle'
  const own = useTexts('catalog/compound')
  const formats = useFormats()
  const { tax } = useShop()
  const chosen = priced !== null && 'now' in priced ? priced : null
  const now = chosen?.now ?? displayPrice(from, taxClass, tax)
  const parts = isBundle && chosen && chosen.separately > now ? chosen.separately : null
  return (
    <div className="buy__price" aria-live="polite" aria-label={own.asChosen}>
      {now > 0 && (
        <PriceLine
          price={{ now, was: parts ? null : (chosen?.was ?? null), isFrom: !chosen, deal: variants[0]?.deal, suffix }}
          isLarge
        />
      )}
      {parts !== null && (
        <p className="why">{own.boughtSeparately(formats.money(parts), formats.money(parts - now))}</p>
      )}
      {taxClass === 'voucher' ? <p className="why">{own.untaxed}</p> : <TaxNote taxClass={taxClass} />}
    </div>
  )
}

function Subscription({ compound: { subscription } }: { compound: CompoundView }) {
  const texts = useTexts('catalog/compound')
  if (subscription === null) return null
  return (
    <p className="why">
      {subscription.isTrial && `${texts.trial} `}
      {texts.perInterval[subscription.interval]}
    </p>
  )
}

function DigitalDelivery({ product, compound }: { product: ProductView; compound: CompoundView }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const [variant] = product.variants
  const { programDelivery, isRegistration, event } = compound
  if (programDelivery !== null)
    return <p className="why">{texts.programDelivery[programDelivery] ?? programDelivery}</p>
  if (!isRegistration || !variant || event?.isClosed || (event?.spots && isBuyable(variant.stock))) return null
  const { stock } = variant
  const few = stock.kind === 'low' ? texts.fewPlaces(formats.number(stock.left)) : null
  return <p className="why">{few ?? (isBuyable(stock) ? texts.places : texts.noPlaces)}</p>
}

/** Gift cards, programs, and event spots have no quantity, because each is for one recipient. */
function Submit({ product, compound, priced }: { product: ProductView; compound: CompoundView; priced: PricedChoice }) {
  const texts = useTexts('catalog/product')
  const catalogTexts = useTexts('catalog')
  const own = useTexts('catalog/compound')
  const formats = useFormats()
  const [variant] = product.variants
  const isClosed = compound.event?.isClosed ?? false
  const isInStock = compound.type === 'grouped' || (variant !== undefined && isBuyable(variant.stock))
  const canBuy = isInStock && !isClosed
  const hasQuantity = compound.type !== 'grouped' && !compound.isBoughtOnce
  const isLong = compound.type === 'grouped' || compound.type === 'bundle'
  return (
    <>
      <noscript>
        <button className="button button--line button--wide" formMethod="get">
          {own.updatePrice}
        </button>
      </noscript>
      <div id="add-to-cart" className={`add-row${hasQuantity ? '' : ' add-row--wide'}${isLong ? ' add-row--bar' : ''}`}>
        {hasQuantity ? (
          <Stepper name="qty" label={texts.quantity} initial={1} min={1} max={Math.max(1, variant?.most ?? 1)} />
        ) : (
          <input type="hidden" name="qty" value="1" />
        )}
        <button className="button button--buy button--large" disabled={!canBuy}>
          {isClosed
            ? own.registrationClosed
            : canBuy || !variant
              ? texts.addToCart
              : stockText(variant.stock, catalogTexts, formats.number)}
          {priced && 'now' in priced && priced.now > 0 && (
            <span className="figures">{formats.money(priced.now) + (compound.subscription?.suffix ?? '')}</span>
          )}
        </button>
      </div>
      <p className="buy__else">
        {variant && <NotifyLink productId={product.id} variant={variant} />}
        {canBuy && (
          <button className="link" name="to" value="checkout">
            {texts.buyNow}
          </button>
        )}
        <WishButton />
        {canStoreRecipes(compound) && (
          <button className="link" name="to" value="recipe">
            {own.keepChoice}
          </button>
        )}
      </p>
    </>
  )
}
