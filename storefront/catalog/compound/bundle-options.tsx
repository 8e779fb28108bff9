import { maxBundleUnits, type BundleOption } from '#domain/catalog/options/bundle-option.ts'
import { percentOf } from '#domain/money.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Stepper } from '#ui/stepper.tsx'
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
    <BundleChoice
      key={option.id}
      option={option}
      members={compound.members}
      choice={choice}
      isWhole={compound.own.now === 0}
    />
  ))
}

function BundleChoice({
  option,
  members,
  choice,
  isWhole,
}: {
  option: BundleOption
  members: readonly Member[]
  choice: Choice
  /** True if the bundle has no base price, so that its price is the sum of its parts. */
  isWhole: boolean
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
                <MemberRow member={member} added={<AddedPrice value={value} member={member} isWhole={isWhole} />} />
              </label>
            </li>
          )
        })}
        {included && (
          <li className="bundle__value bundle__value--free">
            <Icon name="check" />
            <MemberRow member={included} added={texts.free} />
          </li>
        )}
      </ul>
      {chosen?.canChangeQty && (
        <div className="bundle__quantity">
          <span aria-hidden="true">{title}</span>
          <Stepper
            name={`n${id}`}
            label={texts.quantityOf(title)}
            initial={choice[`n${id}`] ?? '1'}
            min={1}
            max={maxBundleUnits}
          />
        </div>
      )}
    </fieldset>
  )
}

function MemberRow({ member, added }: { member: Member; added: React.ReactNode }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const { tax } = useShop()
  const alone = displayPrice(member.now, member.taxClass, tax)
  return (
    <>
      <Picture source={member.picture} sizes="4rem" alt="" name={member.name} />
      <span className="bundle__name">
        {member.name}
        {!isBuyable(member.stock) && <StockNote stock={member.stock} />}
      </span>
      <span className="bundle__added figures">
        <b>{added}</b>
        <small>{texts.separately(formats.money(alone))}</small>
      </span>
    </>
  )
}

function AddedPrice(props: { value: BundleOption['values'][number]; member: Member; isWhole: boolean }) {
  const { value, member, isWhole } = props
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
  return value.defaultQty > 1
    ? `${value.defaultQty} × ${formats.money(shown)}`
    : isWhole
      ? formats.money(shown)
      : texts.plus(formats.money(shown))
}
