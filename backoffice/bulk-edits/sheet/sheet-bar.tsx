import { bulkEditLimits } from '#domain/bulk-edits/bulk-change.ts'
import type { Submission } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import type { checkSheet } from '../cells/sheet-edits.ts'
import type { useSheetProducts } from './use-sheet-products.ts'

interface SheetBarProps {
  rows: number
  sheet: ReturnType<typeof useSheetProducts>
  checked: ReturnType<typeof checkSheet>
  preview: Submission
  onDiscard: () => void
}

const t = texts.sheet

/** Renders the number of variants and changes, and the button that has the server check the changes. */
export function SheetBar({ rows, sheet, checked, preview, onDiscard }: SheetBarProps) {
  const errors = Object.keys(checked.errors).length
  const count = checked.changes.length
  const isTooMany = count > bulkEditLimits.changes
  const mayReview = errors === 0 && count > 0 && !isTooMany && !sheet.isLoading && !sheet.problem && !preview.isBusy
  return (
    <div className="sheet-bar">
      {preview.problem && <Message tone="bad">{problemText(preview.problem, texts.refusals)}</Message>}
      {isTooMany && <Message tone="warn">{t.tooManyChanges(bulkEditLimits.changes)}</Message>}
      <div className="sheet-bar__row">
        <span className="muted small">{sheet.isLoading ? t.loading(rows) : t.loaded(rows)}</span>
        <output className="sheet-bar__count">{checked.changed.size > 0 && t.count(count, errors)}</output>
        {checked.changed.size > 0 && (
          <>
            <button type="button" className="button button--line button--small" onClick={onDiscard}>
              {t.discard}
            </button>
            <button
              type="button"
              className="button button--small"
              aria-disabled={!mayReview}
              onClick={() => {
                if (mayReview) preview.submit()
              }}
            >
              {preview.isBusy ? t.reviewing : t.review}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
