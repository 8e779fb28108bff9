import { formatMoney } from '#backoffice/kit/format/money.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import type { ComputedDraft } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'
import type { Draft } from './draft.ts'

interface DeliveryFieldsProps {
  currency: string
  draft: Pick<Draft, 'rates' | 'shippingPrice'>
  packages: ComputedDraft['packages']
  isPriceUnreadable: boolean
  /** True if the server has computed the totals. An order without packages then has nothing to ship. */
  hasTotals: boolean
  onChange: (part: Partial<Draft>) => void
}

const t = texts.form

/** Renders each package's delivery options and the agreed delivery price. */
export function DeliveryFields({
  currency,
  draft,
  packages,
  isPriceUnreadable,
  hasTotals,
  onChange,
}: DeliveryFieldsProps) {
  if (packages.length === 0) return <p className="muted small">{hasTotals ? t.nothingShips : t.needsAddress}</p>
  const choose = (packageNumber: number, shippingCode: string) =>
    onChange({ rates: { ...draft.rates, [packageNumber]: shippingCode } })
  return (
    <>
      {packages.map(({ packageNumber, rates }, index) => (
        <fieldset key={packageNumber} className="checks">
          <legend>{packages.length === 1 ? t.option : t.parcel(index + 1, packages.length)}</legend>
          {rates.map(({ shippingCode, label, price, isSelected }) => (
            <label key={shippingCode} className="check">
              <input
                type="radio"
                name={`package-${packageNumber}`}
                checked={isSelected}
                onChange={() => choose(packageNumber, shippingCode)}
              />
              <span>
                {label} · {formatMoney(price, currency)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <TextField
        label={t.shippingPrice}
        hint={t.shippingHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={draft.shippingPrice}
        error={isPriceUnreadable ? t.badAmount : undefined}
        onChange={({ currentTarget }) => onChange({ shippingPrice: currentTarget.value })}
      />
    </>
  )
}
