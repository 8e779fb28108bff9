import { useEffect, useMemo } from 'react'
import type { Submission } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { BulkChange, PreviewOutcome, SheetProduct } from '../bulk-edit-types.ts'
import { ChangesTable } from './changes-table.tsx'
import { texts } from '../texts/en.ts'
import { groupOutcomes } from './group-outcomes.ts'

interface ReviewPanelProps {
  changes: readonly BulkChange[]
  /** In the same order as `changes`. */
  outcomes: readonly PreviewOutcome[]
  products: readonly SheetProduct[]
  apply: Submission
  onBack: () => void
}

const t = texts.review

/** Renders the predicted outcome of the changes, refused changes first, and the button that applies them. */
export function ReviewPanel({ changes, outcomes, products, apply, onBack }: ReviewPanelProps) {
  // The clicked button is removed with the sheet, so focus must move to the heading.
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), [])
  const names = useMemo(() => new Map(products.map(({ id, name }) => [id, name])), [products])
  const { changing, refused, unchanged } = useMemo(() => groupOutcomes(changes, outcomes), [changes, outcomes])
  const lines = [...refused, ...changing].map(({ position, change, reason }) => ({
    key: String(position),
    productName: names.get(change.productId) ?? null,
    change,
    result: reason === null ? '' : texts.reasons[reason],
  }))
  return (
    <div className="bulk-review">
      <p>{t.text}</p>
      <p>
        {t.summary(changing.length)} {unchanged > 0 && t.unchanged(unchanged)}
      </p>
      {refused.length > 0 && (
        <Message tone="warn">
          {t.refused(refused.length)}
          <ul>
            {[...new Set(refused.map(({ reason }) => texts.reasons[reason!]))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Message>
      )}
      {changing.length === 0 && <Message tone="note">{t.nothing}</Message>}
      <ChangesTable label={t.title} lines={lines} hasResult={refused.length > 0} />
      {apply.problem && <Message tone="bad">{problemText(apply.problem, texts.refusals)}</Message>}
      <div className="prices-save">
        <button
          type="button"
          className="button button--line button--small"
          aria-disabled={apply.isBusy}
          onClick={onBack}
        >
          {t.back}
        </button>
        {changing.length > 0 && (
          <button
            type="button"
            className="button button--small"
            aria-disabled={apply.isBusy}
            onClick={() => apply.submit()}
          >
            {t.apply(changing.length)}
          </button>
        )}
      </div>
    </div>
  )
}
