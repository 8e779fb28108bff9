import { lineSkuKey } from '#domain/quotes/sku-lines.ts'
import type { Site } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { VariantSearch } from '#backoffice/quotes/build/variant-search.tsx'
import { DiscountField } from '#backoffice/quotes/edit/discount-field.tsx'
import type { ComputedDraft } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'
import { withDiscountOnAll, withPrice, withQty, withUnit, type DraftLine } from './draft.ts'

interface LinesEditorProps {
  site: Site
  currency: string
  lines: readonly DraftLine[]
  computed: ComputedDraft | null
  /** Unreadable fields. */
  unreadable: readonly string[]
  onChange: (lines: DraftLine[]) => void
}

const t = texts.form

/** Renders a draft order's lines with quantities and prices, and the product search. */
export function LinesEditor({ site, currency, lines, computed, unreadable, onChange }: LinesEditorProps) {
  const shown = new Map(computed?.lines.map((line) => [lineSkuKey(line.sku), line]))
  const unknown = new Set(computed?.unknownSkus.map(lineSkuKey))
  const set = (line: DraftLine, next: DraftLine) => onChange(lines.map((each) => (each === line ? next : each)))
  return (
    <>
      {lines.length === 0 && <p className="muted small">{t.noItems}</p>}
      {lines.length > 0 && (
        <table className="lines-table draft-lines">
          <thead>
            <tr>
              {[t.item, t.qty, t.price].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow
                key={line.sku}
                {...{ line, currency, unreadable }}
                shown={shown.get(lineSkuKey(line.sku))}
                isUnknown={unknown.has(lineSkuKey(line.sku))}
                onChange={(next) => set(line, next)}
                onRemove={() => onChange(lines.filter((each) => each !== line))}
              />
            ))}
          </tbody>
        </table>
      )}
      <VariantSearch site={site} onAdd={(sku, name) => onChange(withUnit(lines, sku, name))} />
      {lines.length > 0 && computed && (
        <DiscountField
          label={t.discount}
          hint={t.discountHint}
          error={t.badAmount}
          apply={t.apply}
          onApply={(text) => onChange(withDiscountOnAll(lines, computed.lines, text))}
        />
      )}
    </>
  )
}

interface LineRowProps {
  line: DraftLine
  shown: ComputedDraft['lines'][number] | undefined
  isUnknown: boolean
  currency: string
  unreadable: readonly string[]
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

function LineRow({ line, shown, isUnknown, currency, unreadable, onChange, onRemove }: LineRowProps) {
  const { sku } = line
  const name = line.name || [shown?.name, shown?.choice].filter(Boolean).join(', ') || sku
  const [isQtyUnreadable, isPriceUnreadable] = [unreadable.includes(`qty ${sku}`), unreadable.includes(`price ${sku}`)]
  const isUnsold = isUnknown || shown?.isAvailable === false
  const list = shown?.listPrice ?? null
  return (
    <tr className={isUnsold || isQtyUnreadable || isPriceUnreadable ? 'field--bad' : undefined}>
      <td>
        <strong>{name}</strong>
        <span className="muted small draft-lines__sku">{sku}</span>
        {isUnsold && <span className="field__error">{isUnknown ? t.unknown : t.unavailable}</span>}
      </td>
      <td data-label={t.qty}>
        <input
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={t.ofLine(t.qty, name)}
          aria-invalid={isQtyUnreadable || undefined}
          value={line.qty}
          onChange={({ currentTarget: { value } }) => onChange(withQty(line, value))}
        />
      </td>
      <td data-label={t.price}>
        {shown?.isPriceFixed ? (
          <>
            {list !== null && formatMoney(list, currency)} <span className="muted small">{t.fixed}</span>
          </>
        ) : (
          <input
            className="input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-label={t.ofLine(t.price, name)}
            aria-invalid={isPriceUnreadable || undefined}
            placeholder={list?.toFixed(2)}
            value={line.price}
            onChange={({ currentTarget: { value } }) => onChange(withPrice(line, value))}
          />
        )}
        {list !== null && line.price !== '' && line.price !== list.toFixed(2) && (
          <span className="muted small draft-lines__sku">{t.catalog(formatMoney(list, currency))}</span>
        )}
      </td>
      <td>
        <button type="button" className="text-button" aria-label={t.removeLine(name)} onClick={onRemove}>
          {t.remove}
        </button>
      </td>
    </tr>
  )
}
