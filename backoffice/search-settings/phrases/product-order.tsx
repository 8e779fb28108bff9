import type { ReactNode } from 'react'
import { texts } from '../texts/en.ts'

interface ProductOrderProps {
  title: string
  ids: readonly number[]
  nameOf: (id: number) => string
  isReadOnly: boolean
  /** Undefined if the order has no effect. */
  onUp: ((id: number) => void) | undefined
  onRemove: (id: number) => void
  /** The control that adds a product. */
  children: ReactNode
}

const t = texts.phrases

/** Renders a list of products that can be added, moved up, and removed. */
export function ProductOrder({ title, ids, nameOf, isReadOnly, onUp, onRemove, children }: ProductOrderProps) {
  return (
    <fieldset className="product-order">
      <legend>{title}</legend>
      {ids.length === 0 && <p className="muted small">{t.none}</p>}
      <ol>
        {ids.map((id, index) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            {!isReadOnly && (
              <span className="product-order__actions">
                {onUp && index > 0 && (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t.upOf(nameOf(id))}
                    onClick={() => onUp(id)}
                  >
                    {t.up}
                  </button>
                )}
                <button
                  type="button"
                  className="text-button"
                  aria-label={t.takeOutOf(nameOf(id))}
                  onClick={() => onRemove(id)}
                >
                  {t.takeOut}
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && children}
    </fieldset>
  )
}
