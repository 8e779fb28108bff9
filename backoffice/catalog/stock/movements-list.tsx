import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.movement

/** Renders stock changes by staff, newest first. */
export function MovementsList({ movements }: Pick<Product, 'movements'>) {
  if (movements.length === 0) return <p className="muted small">{texts.detail.noMovements}</p>
  return (
    <ul className="customer-list">
      {movements.map(({ id, sku, location, kind, change, onHand, reason, staffName, createdAt }) => (
        <li key={id}>
          <span>
            <strong>
              {sku}, {location}
            </strong>{' '}
            {t.kinds[kind]}: {t.list(change > 0 ? `+${change}` : String(change), onHand)}
          </span>
          {reason !== '' && <span>{reason}</span>}
          <time className="muted" dateTime={createdAt}>
            {t.by(staffName, formatDateTime(createdAt))}
          </time>
        </li>
      ))}
    </ul>
  )
}
