import { Picture } from '#ui/picture.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { displayPrice } from '#storefront/page/price.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { isBuyable } from '../product/stock-view.ts'
import { StockNote } from '../product/stock-note.tsx'
import type { Choice } from './choice/choice.ts'
import type { CompoundView } from './compound-view.ts'

export function Members({ compound: { type, members }, choice }: { compound: CompoundView; choice: Choice }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const { tax } = useShop()
  if (type !== 'grouped') return null
  return (
    <fieldset className="option">
      <legend className="option__label">
        {texts.inThisSet} <span>{texts.chooseSome}</span>
      </legend>
      <ul className="bundle__values">
        {members.map((member) => (
          <li key={member.id} className="bundle__value bundle__value--member">
            <Picture source={member.picture} sizes="4rem" alt="" name={member.name} />
            <span className="bundle__name">
              <Link className="link" to={member.url}>
                {member.name}
              </Link>
              <span className="figures">{formats.money(displayPrice(member.now, member.taxClass, tax))}</span>
              <StockNote stock={member.stock} />
            </span>
            <Stepper
              name={`m${member.id}`}
              label={texts.quantityOf(member.name)}
              initial={choice[`m${member.id}`] ?? '0'}
              min={0}
              max={member.most}
              isDisabled={!isBuyable(member.stock)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
