import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { ProductPicker } from '#backoffice/catalog/picker/product-picker.tsx'
import type { Product } from '#backoffice/catalog/product-types.ts'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'

interface VariantSearchProps {
  site: Site
  onAdd: (sku: string, name: string) => void
}

const t = texts.build

/**
 * Renders a product search that adds a SKU. A product with several variants first shows a variant selection. A grouped
 * product has no variants of this kind.
 */
export function VariantSearch({ site, onAdd }: VariantSearchProps) {
  const [product, setProduct] = useState<Product | null>(null)
  const [sku, setSku] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const nameOf = ({ name, variants }: Product, added: string) =>
    [name, variants.find((variant) => variant.sku === added)?.choice].filter(Boolean).join(', ')
  const pick = async (id: number) => {
    setProblem(null)
    setProduct(null)
    try {
      const found = await call('GET /svc_admin/products/{id}', { params: { id: String(id) } })
      const [first] = found.variants
      if (found.variants.length === 1 && first) return onAdd(first.sku, nameOf(found, first.sku))
      setProduct(found)
      setSku(first?.sku ?? '')
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <div className="stack">
      <ProductPicker site={site} label={t.search} onPick={({ id }) => void pick(id)} />
      {problem && <Message tone="bad">{problemText(problem)}</Message>}
      {product?.variants.length === 0 && <Message tone="note">{t.grouped(product.name)}</Message>}
      {product !== null && product.variants.length > 0 && (
        <div className="offer-all">
          <SelectField
            label={t.variant(product.name)}
            value={sku}
            options={product.variants.map((variant) => [
              variant.sku,
              [variant.choice, variant.sku].filter(Boolean).join(' · '),
            ])}
            onChange={({ currentTarget }) => setSku(currentTarget.value)}
          />
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => {
              onAdd(sku, nameOf(product, sku))
              setProduct(null)
            }}
          >
            {t.add}
          </button>
        </div>
      )}
    </div>
  )
}
