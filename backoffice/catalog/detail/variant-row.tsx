import { useId } from 'react'
import { Link } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import type { Variant } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { amountText, type PriceEdit } from './price-edits.ts'

interface VariantRowProps {
  variant: Variant
  /** Undefined if the site does not sell the variant. */
  price: Variant['prices'][number] | undefined
  stock: Variant['stock'][number] | undefined
  edit: PriceEdit | undefined
  error: 'price' | 'special' | undefined
  isReadOnly: boolean
  onEdit: (change: PriceEdit) => void
  onMove: () => void
}

const t = texts.detail

/** Renders a variant with editable prices, stock, and history. */
export function VariantRow(props: VariantRowProps) {
  const { variant, price, stock, edit, error, isReadOnly, onEdit, onMove } = props
  const { id, sku, choice, gtin } = variant
  const mayMove = useHasPermission('stock.write')
  const mayReadLog = useHasPermission('audit.read')
  const field = { error, isReadOnly, onEdit, sku }
  return (
    <tr>
      <th scope="row">
        <span>{choice || sku}</span>
        <span className="muted small">{[choice && sku, gtin].filter(Boolean).join(', ')}</span>
        {price?.isOff && <span className="muted small">{t.off}</span>}
      </th>
      <td data-label={t.price}>
        {price && <PriceField {...field} name="price" label={t.priceOf(sku)} stored={price.price} edit={edit} />}
      </td>
      <td data-label={t.special}>
        {price && <PriceField {...field} name="special" label={t.specialOf(sku)} stored={price.special} edit={edit} />}
      </td>
      <td data-label={stock && t.stock(stock.location)}>{stock && <StockText stock={stock} />}</td>
      <td className="prices-table__actions">
        {mayMove && stock?.isCounted && (
          <button type="button" className="text-button" aria-label={t.changeStockOf(sku)} onClick={onMove}>
            {t.changeStock}
          </button>
        )}
        {mayReadLog && (
          <Link className="text-button" to={`/audit?type=price&id=${id}`} aria-label={t.historyOf(sku)}>
            {t.history}
          </Link>
        )}
      </td>
    </tr>
  )
}

interface PriceFieldProps extends Pick<VariantRowProps, 'edit' | 'error' | 'isReadOnly' | 'onEdit'> {
  name: 'price' | 'special'
  sku: string
  label: string
  stored: number | null
}

function PriceField({ name, label, stored, edit, error, isReadOnly, onEdit }: PriceFieldProps) {
  const id = useId()
  const isWrong = error === name
  return (
    <>
      <input
        className="input prices-table__input"
        inputMode="decimal"
        aria-label={label}
        readOnly={isReadOnly}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={edit?.[name] ?? amountText(stored)}
        onChange={({ currentTarget }) => onEdit({ [name]: currentTarget.value })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {isWrong && (
        <span id={id} className="field__error">
          {t.invalid[name]}
        </span>
      )}
    </>
  )
}

function StockText({ stock: { onHand, reserved, isCounted } }: { stock: Variant['stock'][number] }) {
  if (!isCounted) return <span className="muted">{texts.notCounted}</span>
  return (
    <>
      {onHand}
      {reserved > 0 && <span className="muted small"> {t.reserved(reserved)}</span>}
    </>
  )
}
