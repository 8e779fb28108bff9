import { useState } from 'react'
import type { BulkChange } from '../bulk-edit-types.ts'
import { texts } from '../texts/en.ts'
import { targetText, valueText } from '../results/change-text.ts'

interface ChangeLine {
  key: string
  /** Null if the product is no longer in the sheet. */
  productName: string | null
  change: BulkChange
  result: string
}

const pageSize = 200
const { columns } = texts

/** Renders changes with their values before and after, 200 rows at a time. */
export function ChangesTable({
  label,
  lines,
  hasResult,
}: {
  label: string
  lines: readonly ChangeLine[]
  hasResult: boolean
}) {
  const [count, setCount] = useState(pageSize)
  const shown = lines.slice(0, count)
  return (
    <>
      <div className="bulk-changes">
        <table className="data-table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{columns.product}</th>
              <th scope="col">{columns.field}</th>
              <th scope="col">{columns.before}</th>
              <th scope="col">{columns.after}</th>
              {hasResult && <th scope="col">{columns.outcome}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, productName, change, result }) => (
              <tr key={key}>
                <td>
                  {productName ?? texts.deleted}
                  {change.field === 'price' && <span className="muted small"> {change.sku}</span>}
                </td>
                <td>{targetText(change)}</td>
                <td>{valueText(change, 'before')}</td>
                <td>{valueText(change, 'after')}</td>
                {hasResult && <td>{result}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > count && (
        <div className="list__end">
          <output className="muted small">{texts.review.shown(shown.length, lines.length)}</output>
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => setCount(count + pageSize)}
          >
            {texts.review.more}
          </button>
        </div>
      )}
    </>
  )
}
