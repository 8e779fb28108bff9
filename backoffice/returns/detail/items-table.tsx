import { Badge } from '#backoffice/kit/page.tsx'
import type { ReturnItem } from '../return-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders a return's items with their reasons and received units. */
export function ItemsTable({ items }: { items: readonly ReturnItem[] }) {
  return (
    <table className="lines-table">
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col" className="lines-table__text">
            {t.reason}
          </th>
          <th scope="col" className="lines-table__text">
            {t.condition}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemId}>
            <td>
              <div className="return-item">
                <strong>{item.name}</strong>
                <span className="muted small">{[item.choice, item.sku].filter(Boolean).join(' · ')}</span>
                {item.wish !== '' && <span className="small">{t.wish(item.wish)}</span>}
                <Received item={item} />
              </div>
            </td>
            <td>{item.qty}</td>
            <td className="lines-table__text">
              {texts.reasons[item.reason]}
              {item.feePercent > 0 && <span className="muted small"> {t.fee(item.feePercent)}</span>}
            </td>
            <td className="lines-table__text">{texts.conditions[item.condition]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Received({ item: { qty, received, accepted, restocked } }: { item: ReturnItem }) {
  if (received === null || accepted === null || restocked === null) return null
  const isComplete = accepted === qty
  return (
    <span className="row row--tight">
      {received < qty && <Badge tone="bad">{t.received(received)}</Badge>}
      <Badge tone={isComplete ? 'ok' : 'warn'}>{t.accepted(accepted)}</Badge>
      {restocked > 0 && <Badge tone="plain">{t.restocked(restocked)}</Badge>}
      {accepted > restocked && <Badge tone="plain">{t.writtenOff(accepted - restocked)}</Badge>}
    </span>
  )
}
