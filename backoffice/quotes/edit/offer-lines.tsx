import { toWireAmount } from '#contract/codec/amounts.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import type { QuoteItem } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { lineOf, priceOf, withDiscount, withPrice, type DraftLine, type OfferDraft } from './offer.ts'

interface OfferLinesProps {
  items: readonly QuoteItem[]
  draft: OfferDraft
  currency: string
  canEdit: boolean
  /** Ids of the lines with an unreadable price. */
  unreadableIds: readonly string[]
  onChange: (draft: OfferDraft) => void
}

const t = texts.editor
const maxAmount = 12

/** Renders the requested lines with list price, discount, and offered price. Discount and price update each other. */
export function OfferLines({ items, draft, onChange, ...rest }: OfferLinesProps) {
  const set = (itemId: string, line: DraftLine) => onChange({ ...draft, lines: { ...draft.lines, [itemId]: line } })
  return (
    <table className="lines-table offer-lines">
      <thead>
        <tr>
          {[t.item, t.qty, t.list, t.discount, t.price, t.total].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <OfferLine
            key={item.itemId}
            {...rest}
            item={item}
            draft={draft}
            onChange={(line) => set(item.itemId, line)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OfferLineProps extends Omit<OfferLinesProps, 'items' | 'onChange'> {
  item: QuoteItem
  onChange: (line: DraftLine) => void
}

function OfferLine({ item, draft, currency, canEdit, unreadableIds, onChange }: OfferLineProps) {
  const { itemId, name, qty, listPrice, isPriceFixed } = item
  const line = lineOf(draft, itemId)
  const price = priceOf(draft, itemId)
  const money = (amount: number) => formatMoney(amount, currency)
  const isBad = unreadableIds.includes(itemId)
  const input = (field: 'discount' | 'price', value: string, change: (text: string) => void) => (
    <input
      className="input"
      aria-label={t.ofLine(t[field], name)}
      aria-invalid={isBad || undefined}
      inputMode={field === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={maxAmount}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
  const isOpen = canEdit && !isPriceFixed
  return (
    <tr className={isBad ? 'field--bad' : undefined}>
      <td>
        <LineName item={item} />
      </td>
      <td data-label={t.qty}>{qty}</td>
      <td data-label={t.list}>{listPrice === null ? <span className="muted">{t.noList}</span> : money(listPrice)}</td>
      <td data-label={t.discount}>
        {isOpen && listPrice !== null
          ? input('discount', line.discount, (text) => onChange(withDiscount(item, text)))
          : line.discount || '–'}
      </td>
      <td data-label={t.price}>
        {isOpen
          ? input('price', line.price, (text) => onChange(withPrice(item, text)))
          : price !== null && money(toWireAmount(price))}
      </td>
      <td data-label={t.total}>{price === null ? '–' : money(toWireAmount(price * qty))}</td>
    </tr>
  )
}

function LineName({ item: { name, choice, sku, details, isPriceFixed } }: { item: QuoteItem }) {
  return (
    <>
      <strong>{name}</strong>
      <span className="muted small">{[choice, sku].filter(Boolean).join(' · ')}</span>
      {details.map(({ label, text }) => (
        <span key={label} className="muted small">
          {label}: {text}
        </span>
      ))}
      {isPriceFixed && <span className="muted small">{t.fixedPrice}</span>}
    </>
  )
}
