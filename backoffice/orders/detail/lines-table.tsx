import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import { texts } from '../texts/en.ts'
import type { OrderLine } from './lines.ts'

/** Renders an order's lines with the shipped, open, and canceled or refunded units. */
export function LinesTable({ lines, currency }: { lines: readonly OrderLine[]; currency: string }) {
  return (
    <table className="lines-table">
      <thead>
        <tr>
          <th scope="col">{texts.detail.item}</th>
          <th scope="col">{texts.detail.quantity}</th>
          <th scope="col">{texts.detail.price}</th>
          <th scope="col">{texts.detail.lineTotal}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const { item } = line
          return (
            <tr key={index}>
              <td>
                <LineItem line={line} />
              </td>
              <td>{item.qty}</td>
              <td>
                {formatMoney(item.shownPrice, currency)}
                {item.priceSuffix}
              </td>
              <td>{formatMoney(item.shownRowTotal, currency)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function LineItem({ line: { item, open, shipped, removed } }: { line: OrderLine }) {
  return (
    <div className="lines-table__item">
      <span className="lines-table__picture">
        {item.picture !== null && <img src={item.picture} width="308" height="308" alt="" loading="lazy" />}
      </span>
      <div>
        <strong>{item.name}</strong>
        <span className="muted small">{[item.choice, item.sku].filter(Boolean).join(' · ')}</span>
        {item.details.map(({ label, text }) => (
          <span key={label} className="muted small">
            {label}: {text}
          </span>
        ))}
        <span className="row row--tight">
          {open > 0 && <Badge tone="warn">{texts.detail.open(open)}</Badge>}
          {shipped > 0 && <Badge tone="ok">{texts.detail.shipped(shipped)}</Badge>}
          {removed > 0 && <Badge tone="plain">{texts.detail.removed(removed)}</Badge>}
        </span>
      </div>
    </div>
  )
}
