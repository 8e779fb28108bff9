import type { ReactNode } from 'react'
import { Empty, Message, ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import type { ProductSelection, SheetProduct } from '../bulk-edit-types.ts'
import { texts } from '../texts/en.ts'
import type { useSheetProducts } from './use-sheet-products.ts'

const t = texts.sheet

interface ReloadedMessageProps {
  ids: readonly number[]
  products: readonly SheetProduct[]
}

/** Renders the names of products that were reloaded after the review found conflicts. */
export function ReloadedMessage({ ids, products }: ReloadedMessageProps) {
  if (ids.length === 0) return null
  const loaded = new Set(products.map(({ id }) => id))
  const deleted = ids.filter((id) => !loaded.has(id)).length
  return (
    <div className="sheet-message">
      <Message tone="warn">
        {deleted < ids.length && t.reloaded(ids.length - deleted)} {deleted > 0 && t.deleted(deleted)}
      </Message>
    </div>
  )
}

interface SheetContentProps {
  selection: ProductSelection | null
  sheet: ReturnType<typeof useSheetProducts>
  hasRows: boolean
  hasColumns: boolean
  children: ReactNode
}

/** Renders the sheet, or the reason that it is empty. */
export function SheetContent({ selection, sheet, hasRows, hasColumns, children }: SheetContentProps) {
  if (selection === null) return <Empty text={t.badSelection} />
  const problem = sheet.problem && <ProblemBox problem={sheet.problem} onRetry={sheet.retry} />
  if (!hasRows) return problem ?? (sheet.isLoading ? <Skeleton /> : <Empty text={t.empty} />)
  return (
    <>
      {hasColumns ? children : <Empty text={t.noColumns} />}
      {problem}
    </>
  )
}
