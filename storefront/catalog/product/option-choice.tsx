import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Swatch } from '../card/product-card.tsx'
import { isBuyable } from './stock-view.ts'
import { stockText } from './stock-note.tsx'
import { choiceUrl, withChoice, type SelectedVariant, type Option, type Variant } from './variants.ts'

interface OptionChoiceProps {
  option: Option
  options: readonly Option[]
  variants: readonly Variant[]
  chosen: SelectedVariant
  url: string
}

/** Values are links, so that each selection has a URL that determines price, stock, and picture. */
export function OptionChoice({ option, options, variants, chosen, url }: OptionChoiceProps) {
  const { code, label, values } = option
  const hasSwatches = values.some(({ swatch }) => swatch !== null)
  return (
    <fieldset className="option">
      <legend className="option__label">
        {label} <span>{values.find((value) => value.label === chosen.choice[code])?.shown}</span>
      </legend>
      <ul className={hasSwatches ? 'choices choices--swatches' : 'choices'}>
        {values.map(({ label: value, shown, swatch }) => {
          const { choice, variant, isSame } = withChoice(options, variants, chosen.choice, code, value)
          const isChosen = chosen.choice[code] === value
          const isSold = variant !== null && isBuyable(variant.stock)
          return (
            <li key={value}>
              <Link
                className={`choice${swatch === null ? '' : ' choice--swatch'}${isSame && isSold ? '' : ' choice--off'}`}
                to={choiceUrl(url, options, choice)}
                replaces
                keepsScroll
                aria-current={isChosen ? 'true' : undefined}
              >
                {swatch !== null && <Swatch color={swatch} />}
                {shown}
                <Note variant={variant} isSame={isSame} variants={variants} />
              </Link>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** Renders the second line of a tile: the reason that it is unavailable, or its price if prices differ. */
function Note({
  variant,
  isSame,
  variants,
}: {
  variant: Variant | null
  isSame: boolean
  variants: readonly Variant[]
}) {
  const texts = useTexts('catalog/product')
  const catalogTexts = useTexts('catalog')
  const formats = useFormats()
  if (variant === null) return <small>{texts.notAvailable}</small>
  if (!isBuyable(variant.stock)) return <small>{stockText(variant.stock, catalogTexts, formats.number)}</small>
  if (!isSame) return <small>{texts.withOther}</small>
  const differs = variants.some(({ now }) => now !== variant.now)
  return differs && variant.now !== null ? <small>{formats.roundMoney(variant.now)}</small> : null
}
