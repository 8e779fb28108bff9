import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { LeaveGuard } from '#backoffice/kit/form/leave-guard.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Product, Variant } from '../product-types.ts'
import { StockDialog } from '../stock/stock-dialog.tsx'
import { texts } from '../texts/en.ts'
import { checkPriceEdits, priceOn, type PriceEdit, type PriceEdits } from './price-edits.ts'
import { VariantRow } from './variant-row.tsx'

interface PricesFormProps {
  product: Product
  site: Site
  onDone: () => void
}

const t = texts.detail

/** Renders a product's variants with editable prices. All changed prices are saved together. */
export function PricesForm({ product, site, onDone }: PricesFormProps) {
  const [edits, setEdits] = useState<PriceEdits>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const [moving, setMoving] = useState<Variant | null>(null)
  const { changes, errors } = checkPriceEdits(product.variants, site, edits)
  const isDirty = changes.length > 0 || Object.keys(errors).length > 0
  const submission = useSubmit({
    send: async (key) => {
      setConflict(null)
      try {
        const input = { params: { id: String(product.id) }, body: { changes }, key }
        return await call('PATCH /svc_admin/products/{id}/prices', input)
      } catch (error) {
        setConflict(conflictText(error, product))
        throw error
      }
    },
    done: t.saved,
    onDone: () => {
      setEdits({})
      onDone()
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.keys(errors).length === 0 && changes.length > 0) submission.submit()
        else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      }}
    >
      <PricesTable
        {...{ product, site, edits, errors }}
        onEdit={(sku, change) => setEdits({ ...edits, [sku]: { ...edits[sku], ...change } })}
        onMove={setMoving}
      />
      {submission.problem && (
        <Message tone="bad">{conflict ?? problemText(submission.problem, texts.refusals)}</Message>
      )}
      {isDirty && (
        <div className="prices-save">
          <output>{t.changed(changes.length)}</output>
          <button type="button" className="button button--line button--small" onClick={() => setEdits({})}>
            {t.discard}
          </button>
          <button type="submit" className="button button--small" aria-disabled={submission.isBusy}>
            {t.save}
          </button>
        </div>
      )}
      {isDirty && !submission.isBusy && <LeaveGuard />}
      {moving && (
        <StockDialog
          variant={moving}
          location={locationOf(site)}
          onClose={() => setMoving(null)}
          onDone={() => {
            setMoving(null)
            onDone()
          }}
        />
      )}
    </form>
  )
}

interface PricesTableProps extends Pick<PricesFormProps, 'product' | 'site'> {
  edits: PriceEdits
  errors: Readonly<Record<string, 'price' | 'special'>>
  onEdit: (sku: string, change: PriceEdit) => void
  onMove: (variant: Variant) => void
}

function PricesTable({ product, site, edits, errors, onEdit, onMove }: PricesTableProps) {
  const mayWrite = useHasPermission('catalog.write')
  const location = locationOf(site)
  return (
    <div className="prices-scroll">
      <table className="prices-table">
        <thead>
          <tr>
            <th scope="col">{t.variant}</th>
            <th scope="col">{t.price}</th>
            <th scope="col">{t.special}</th>
            <th scope="col">{t.stock(location)}</th>
            <th scope="col">{t.actions}</th>
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <VariantRow
              key={variant.sku}
              variant={variant}
              price={priceOn(variant, site)}
              stock={variant.stock.find((each) => each.location === location)}
              edit={edits[variant.sku]}
              error={errors[variant.sku]}
              isReadOnly={!mayWrite}
              onEdit={(change) => onEdit(variant.sku, change)}
              onMove={() => onMove(variant)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the message for a price that has changed since it was read, or null for other errors. */
function conflictText(error: unknown, { variants }: Product): string | null {
  if (!isRefusalError(error) || error.code !== 'price_changed') return null
  const { sku, site, price } = error.details as { sku: string; site: Site; price: number }
  const variant = variants.find((each) => each.sku === sku)
  return texts.conflict(sku, formatMoney(price, (variant && priceOn(variant, site))?.currency ?? 'USD'))
}
