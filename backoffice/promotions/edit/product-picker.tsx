import { useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import type { ProductRow } from '#backoffice/catalog/product-types.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'

interface ProductPickerProps {
  site: Site
  onPick: (id: number) => void
}

const typingPauseMs = 250
const minLength = 3
const t = texts.form

/** Renders a search for a product that the site sells. */
export function ProductPicker({ site, onPick }: ProductPickerProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; products: readonly ProductRow[] } | null>(null)
  const q = text.trim()
  useEffect(() => {
    if (q.length < minLength) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const query = { site, q, filter: 'active' as const, limit: '12' }
      call('GET /svc_admin/products', { query }, { isFresh: true, signal: abort.signal }).then(
        ({ products }) => setFound({ text: q, products }),
        () => {},
      )
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, site])
  const products = q.length < minLength ? [] : (found?.products ?? [])
  return (
    <div className="stack">
      <TextField
        label={t.product}
        hint={t.productHint}
        type="search"
        autoFocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found?.text === q && products.length === 0 && <output className="muted small">{t.noProduct}</output>}
      {products.length > 0 && (
        <ul className="product-results" aria-label={t.results}>
          {products.map(({ id, name, skus }) => (
            <li key={id}>
              <button type="button" onClick={() => onPick(id)}>
                <span>{name}</span>
                <span className="muted small">{skus.join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
