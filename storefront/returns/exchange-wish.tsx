import { returnLimits } from '#domain/returns/reasons.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import type { ConfirmResult, OrderReturns } from './load-returns.ts'
import { selectionQuery, type Selection } from './selection.ts'

interface ExchangeWishProps {
  selection: Selection
  item: OrderReturns['items'][number]
  result: ConfirmResult | undefined
}

/**
 * Renders the field for a line's wanted variant: a select, or a text field for products without variants, such as
 * bundles.
 */
export function ExchangeWish({ selection, item, result }: ExchangeWishProps) {
  const texts = useTexts('returns')
  const { itemId, variants } = item
  if (variants.length > 0) return <VariantSelect selection={selection} item={item} result={result} />
  return (
    <div className="field">
      <label htmlFor={`wish.${itemId}`}>{texts.wish}</label>
      <input
        className="input"
        id={`wish.${itemId}`}
        name={`wish.${itemId}`}
        maxLength={returnLimits.wish}
        defaultValue={result?.wishes[itemId] ?? ''}
      />
    </div>
  )
}

function VariantSelect({ selection, item: { itemId, name, choice, variants }, result }: ExchangeWishProps) {
  const texts = useTexts('returns')
  const choiceText = useChoiceText()
  const isSoldOut = variants.every(({ isAvailable }) => !isAvailable)
  const hasProblem = result?.kind === 'variant' || result?.kind === 'sold_out'
  const [only] = variants.length === 1 ? variants : []
  return (
    <div className="field">
      <label htmlFor={`variant.${itemId}`}>{texts.wish}</label>
      <select
        className="input"
        id={`variant.${itemId}`}
        name={`variant.${itemId}`}
        required
        defaultValue={result?.variants[itemId] ?? (only?.isAvailable ? only.sku : '')}
        {...(hasProblem && { 'aria-invalid': true, 'aria-describedby': 'return-problem' })}
      >
        <option value="">{texts.chooseVariant}</option>
        {variants.map((variant) => {
          const text = variant.choice === '' ? name : choiceText(variant.choice)
          return (
            <option key={variant.sku} value={variant.sku} disabled={!variant.isAvailable}>
              {variant.isAvailable ? (variant.choice === choice ? texts.sameVariant(text) : text) : texts.soldOut(text)}
            </option>
          )
        })}
      </select>
      {isSoldOut && (
        <p className="hint">
          {texts.allSoldOut}{' '}
          <Link className="link" to={`/rmaprocess/confirm?${selectionQuery({ ...selection, resolution: 'refund' })}`}>
            {texts.refundInstead}
          </Link>
        </p>
      )}
    </div>
  )
}
