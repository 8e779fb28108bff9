import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting, usePost } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import { flagClassName, isBlocked } from '../side-cart/lines/line-flags.ts'
import { type CartView, handleOfUrl, type LineView } from '../side-cart/cart/cart-view.ts'
import type { EarnedOffer } from './earned-offers.ts'
import { LineDetails } from '../side-cart/lines/line-details.tsx'
import { reductionReason } from '../side-cart/lines/reduction-reason.ts'
import { LineName } from '../side-cart/lines/line-name.tsx'
import { type MoveTarget, movedParameter, removedParameter } from '../side-cart/messages.ts'

interface CartLineProps {
  line: LineView
  cart: Pick<CartView, 'listId' | 'version'>
  earned?: EarnedOffer | null
  /** The last change set a lower quantity than requested. */
  isLowered: boolean
}

export function CartLine({ line, cart, earned = null, isLowered }: CartLineProps) {
  const texts = useTexts('cart')
  const choiceText = useChoiceText()
  const formats = useFormats()
  const isBusy = useIsPosting('item', line.id)
  const { name, choice, url, was, wasTotal } = line
  return (
    <li className={isBlocked(line) ? 'cart-line cart-line--large cart-line--blocked' : 'cart-line cart-line--large'}>
      <Picture source={line.picture} sizes="(min-width: 48rem) 9rem, 5.5rem" alt="" name={name} />
      <div>
        <LineName name={name} url={url} lang={line.lang} />
        {choice !== '' && (
          <p className="cart-line__choice">
            {choiceText(choice)}{' '}
            <Link className="link" to={url} aria-label={texts.changeOf(name)}>
              {texts.change}
            </Link>
          </p>
        )}
        <LineDetails details={line.details} folded={texts.items} />
        <WhyThisPrice line={line} />
        {earned !== null && <UseEarned line={line} cart={cart} earned={earned} />}
        {line.flags.length === 0 && line.error === null && <p className="stock">{texts.inStock}</p>}
        {line.flags.map((flag) => (
          <p key={flag} className={flagClassName(flag)}>
            {isLowered && flag === 'low_stock' ? reductionReason(line, texts) : texts.flags[flag](line.most)}
          </p>
        ))}
        {isLowered && !line.flags.includes('low_stock') && (
          <p className="stock stock--low">{reductionReason(line, texts)}</p>
        )}
        {line.lacksBase && <p className="stock stock--low">{texts.lacksBase}</p>}
        <LineError line={line} />
      </div>
      <p className="cart-line__total" aria-busy={isBusy}>
        {formats.money(line.total) + line.suffix}
        {wasTotal !== null && (
          <s className="muted small">
            <span className="visually-hidden">{texts.was} </span>
            {formats.money(wasTotal)}
          </s>
        )}
        {line.qty > 1 && (
          <small className="muted">
            {texts.each(formats.money(line.now))}
            {was !== null && <span className="visually-hidden">, {`${texts.was} ${formats.money(was)}`}</span>}
          </small>
        )}
      </p>
      <div className="cart-line__do">
        <QuantityForm line={line} cart={cart} />
        <RemoveForm line={line} cart={cart} />
        <MoveForm line={line} cart={cart} to="sfl" label={texts.saveForLater} labelOf={texts.saveForLaterOf(name)} />
        <MoveForm line={line} cart={cart} to="wishlist" label={texts.toWishlist} labelOf={texts.toWishlistOf(name)} />
      </div>
    </li>
  )
}

interface UseEarnedProps extends Omit<CartLineProps, 'isLowered' | 'earned'> {
  earned: EarnedOffer
}

/** Offers the customer's earned discount for a line's product [EARNED-402]. */
function UseEarned({ line, cart, earned: { id, type, value, freeShipping } }: UseEarnedProps) {
  const texts = useTexts('cart')
  const formats = useFormats()
  const off = value === 0 ? null : type === 'fixed' ? formats.money(value) : formats.percent(value)
  return (
    <PostForm to="/cart" keepsScroll className="cart-line__earned">
      <Fields op="redeem" line={line} cart={cart} />
      <input type="hidden" name="earned" value={id} />
      <button className="button button--line button--small" aria-label={texts.useEarnedFor(line.name)}>
        {texts.useEarned(off, freeShipping)}
      </button>
    </PostForm>
  )
}

/** Errors that a different selection cannot fix. */
const finalErrors: ReadonlySet<string> = new Set([
  'ticket_required',
  'purchase_limit',
  'registration_closed',
  'quote_required',
])

/** Shows why a line cannot be bought, with a link to fix it. */
function LineError({ line: { error, name, url } }: Pick<CartLineProps, 'line'>) {
  const texts = useTexts('cart')
  if (error === null) return null
  const isFinal = finalErrors.has(error.code)
  return (
    <p className="field-error">
      <Icon name="alert" /> {error.message}{' '}
      {!isFinal && url !== '' && (
        <Link className="link" to={url} aria-label={texts.chooseAgainOf(name)}>
          {texts.chooseAgain}
        </Link>
      )}
    </p>
  )
}

/** Lists the steps from base price to final price. Expands without JavaScript. */
function WhyThisPrice({ line: { name, reasons, discount } }: Pick<CartLineProps, 'line'>) {
  const texts = useTexts('cart')
  const formats = useFormats()
  if (reasons.length === 0 && discount === 0) return null
  return (
    <details className="cart-line__why">
      <summary aria-label={texts.whyOf(name)}>{texts.why}</summary>
      <ol className="small">
        {reasons.map(({ reason, price }) => (
          <li key={reason}>
            {texts.reasons[reason]} <b className="figures">{formats.money(price)}</b>
          </li>
        ))}
        {discount > 0 && (
          <li>
            {texts.weightDiscount} <b className="figures">−{formats.money(discount)}</b>
          </li>
        )}
      </ol>
    </details>
  )
}

/** Maximum quantity that can be entered. The server lowers it to the stock, and the line shows a notice. */
const maxTyped = 9999

function QuantityForm({ line, cart }: Omit<CartLineProps, 'isLowered'>) {
  const texts = useTexts('cart')
  const post = usePost()
  const change = (qty: number) => {
    const form = new FormData()
    const fields = { op: 'quantity', list: cart.listId, version: cart.version, item: line.id, qty }
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
    post('/cart', form, true)
  }
  return (
    <PostForm to="/cart" keepsScroll>
      <Fields op="quantity" line={line} cart={cart} />
      <Quantity
        value={line.qty}
        max={Math.max(1, line.most)}
        maxTyped={maxTyped}
        label={texts.quantityOf(line.name)}
        name="qty"
        isSmall
        onChange={change}
      />
      <noscript>
        <button className="link" aria-label={texts.updateOf(line.name)}>
          {texts.update}
        </button>
      </noscript>
    </PostForm>
  )
}

export function RemoveForm({ line, cart }: Omit<CartLineProps, 'isLowered'>) {
  const texts = useTexts('cart')
  const undo =
    line.url === '' ? '' : removedParameter({ handle: handleOfUrl(line.url), listId: cart.listId, itemId: line.id })
  return (
    <PostForm to="/cart">
      <Fields op="remove" line={line} cart={cart} />
      <input type="hidden" name="removed" value={undo} />
      <button className="link" aria-label={texts.removeOf(line.name)}>
        {texts.remove}
      </button>
    </PostForm>
  )
}

interface MoveFormProps extends Omit<CartLineProps, 'isLowered'> {
  to: MoveTarget
  label: string
  labelOf: string
}

export function MoveForm({ line, cart, to, label, labelOf }: MoveFormProps) {
  return (
    <PostForm to="/cart">
      <Fields op="move" line={line} cart={cart} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="moved" value={line.url === '' ? '' : movedParameter(handleOfUrl(line.url), to)} />
      <button className="link" aria-label={labelOf}>
        {label}
      </button>
    </PostForm>
  )
}

function Fields({ op, line, cart }: Omit<CartLineProps, 'isLowered'> & { op: string }) {
  return (
    <>
      <input type="hidden" name="op" value={op} />
      <input type="hidden" name="list" value={cart.listId} />
      <input type="hidden" name="version" value={cart.version} />
      <input type="hidden" name="item" value={line.id} />
    </>
  )
}
