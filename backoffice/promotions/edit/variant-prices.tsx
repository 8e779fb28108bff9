import { useId } from 'react'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { texts } from '../texts/en.ts'
import type { DraftErrors, VariantDraft } from './draft.ts'
import type { VariantForSale } from './new-promotions.ts'

interface VariantPricesProps {
  variants: readonly VariantForSale[]
  drafts: Readonly<Record<string, VariantDraft>>
  errors: Readonly<Record<string, DraftErrors>>
  /** Error message if no variant has a price. */
  missing: string | undefined
  onChange: (sku: string, change: Partial<VariantDraft>) => void
}

const t = texts.form

/** Renders the promotion price and units fields for each variant. */
export function VariantPrices({ variants, drafts, errors, missing, onChange }: VariantPricesProps) {
  return (
    <fieldset>
      <legend>{t.variants}</legend>
      {variants.length > 1 && <p className="field__hint">{t.variantsHint}</p>}
      <div className="prices-scroll">
        <table className="prices-table">
          <thead>
            <tr>
              <th scope="col">{t.variant}</th>
              <th scope="col">{t.normal}</th>
              <th scope="col">{t.price}</th>
              <th scope="col">{t.units}</th>
            </tr>
          </thead>
          <tbody>
            {variants.map(({ sku, choice, currency, normalPrice }, index) => {
              const draft = drafts[sku] ?? { price: '', units: '' }
              const own = errors[sku] ?? {}
              return (
                <tr key={sku}>
                  <th scope="row">
                    <span>{choice || sku}</span>
                    {choice && <span className="muted small">{sku}</span>}
                  </th>
                  <td data-label={t.normal}>{formatMoney(normalPrice, currency)}</td>
                  <td data-label={t.price}>
                    <Cell
                      label={t.priceOf(sku)}
                      inputMode="decimal"
                      value={draft.price}
                      error={own.price ?? (index === 0 ? missing : undefined)}
                      onChange={(price) => onChange(sku, { price })}
                    />
                  </td>
                  <td data-label={t.units}>
                    <Cell
                      label={t.unitsOf(sku)}
                      inputMode="numeric"
                      value={draft.units}
                      error={own.units}
                      onChange={(units) => onChange(sku, { units })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="field__hint">{t.unitsHint}</p>
    </fieldset>
  )
}

interface CellProps {
  label: string
  inputMode: 'decimal' | 'numeric'
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function Cell({ label, inputMode, value, error, onChange }: CellProps) {
  const id = useId()
  return (
    <>
      <input
        className="input prices-table__input"
        inputMode={inputMode}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error !== undefined && (
        <span id={id} className="field__error">
          {error}
        </span>
      )}
    </>
  )
}
