import { useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import type { ProductRow } from '../product-types.ts'
import { texts } from '../texts/en.ts'

interface ProductPickerProps {
  site: Site
  label?: string
  onPick: (product: Pick<ProductRow, 'id' | 'name'>) => void
}

const typingPauseMs = 250
const minLength = 3
const t = texts.picker

/** Renders a search for products that the site sells. */
export function ProductPicker({ site, label = texts.picker.label, onPick }: ProductPickerProps) {
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
        label={label}
        hint={t.hint}
        type="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // Otherwise, Enter would submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {found?.text === q && products.length === 0 && <output className="muted small">{t.none}</output>}
      {products.length > 0 && (
        <ul className="product-results" aria-label={t.results}>
          {products.map(({ id, name, skus }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setText('')
                  onPick({ id, name })
                }}
              >
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
