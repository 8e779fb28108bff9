import { maxInBundle, type BundleOption } from '#domain/catalog/options/bundle-option.ts'
import { percentOf } from '#domain/money.ts'
import { Picture } from '#ui/picture.tsx'
import { displayPrice } from '#storefront/page/price.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { isBuyable } from '../product/stock-view.ts'
import { StockNote } from '../product/stock-note.tsx'
import type { Choice } from './choice/choice.ts'
import type { CompoundView, Member } from './compound-view.ts'

interface PartProps {
  compound: CompoundView
  choice: Choice
  problem: string | null
}

export function BundleOptions({ compound, choice }: PartProps) {
  return compound.bundleOptions.map((option) => (
    <BundleChoice key={option.id} option={option} members={compound.members} choice={choice} />
  ))
}

function BundleChoice({
  option,
  members,
  choice,
}: {
  option: BundleOption
  members: readonly Member[]
  choice: Choice
}) {
  const texts = useTexts('catalog/compound')
  const { id, title, isRequired, includedProductId, values } = option
  const name = `b${id}`
  const included = members.find((member) => member.id === includedProductId)
  const chosen = values.find(({ productId }) => String(productId) === choice[name])
  return (
    <fieldset className="option bundle">
      <legend className="option__label">
        {title} {!isRequired && <span>{texts.optional}</span>}
      </legend>
      <ul className="bundle__values">
        {!isRequired && (
          <li>
            <label className="bundle__value">
              <input type="radio" name={name} value="" defaultChecked={choice[name] === ''} />
              <span className="bundle__name">{texts.none}</span>
            </label>
          </li>
        )}
        {values.map((value) => {
          const member = members.find((each) => each.id === value.productId)
          if (!member) return null
          return (
            <li key={value.productId}>
              <label className="bundle__value">
                <input
                  type="radio"
                  name={name}
                  value={value.productId}
                  defaultChecked={value === chosen}
                  required={isRequired}
                  disabled={!isBuyable(member.stock)}
                />
                <MemberRow member={member} added={<Added value={value} member={member} />} />
              </label>
            </li>
          )
        })}
        {included && (
          <li className="bundle__value bundle__value--free">
            <span aria-hidden="true">+</span>
            <MemberRow member={included} added={<b>{texts.free}</b>} />
          </li>
        )}
      </ul>
      {chosen?.canChangeQty && (
        <label className="bundle__pieces">
          {texts.pieces(title)}
          <input
            className="input"
            type="number"
            name={`n${id}`}
            defaultValue={choice[`n${id}`]}
            min={1}
            max={maxInBundle}
            inputMode="numeric"
          />
        </label>
      )}
    </fieldset>
  )
}

function MemberRow({ member, added }: { member: Member; added: React.ReactNode }) {
  return (
    <>
      <Picture source={member.picture} sizes="4rem" alt="" name={member.name} />
      <span className="bundle__name">
        {member.name}
        {!isBuyable(member.stock) && <StockNote stock={member.stock} />}
      </span>
      <span className="bundle__added figures">{added}</span>
    </>
  )
}

function Added({ value, member }: { value: BundleOption['values'][number]; member: Member }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const { tax } = useShop()
  const unit =
    value.priceType === 'fixed'
      ? value.price
      : value.priceType === 'percent'
        ? percentOf(member.now, value.percent)
        : member.now
  const shown = displayPrice(unit, member.taxClass, tax)
  if (shown === 0) return texts.included
  if (value.canChangeQty) return texts.each(formats.money(shown))
  return value.defaultQty > 1 ? `${value.defaultQty} × ${formats.money(shown)}` : texts.plus(formats.money(shown))
}
