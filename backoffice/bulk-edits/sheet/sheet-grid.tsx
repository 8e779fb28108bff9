import { Fragment, useEffect, useRef, type RefObject } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { texts } from '../texts/en.ts'
import { elementId, withRow, type CellPosition } from '../cells/cell-after-key.ts'
import type { checkSheet, SheetEdits } from '../cells/sheet-edits.ts'
import { SheetHead } from './sheet-head.tsx'
import { SheetLine } from './sheet-line.tsx'
import type { SheetColumn, SheetRow } from '../cells/sheet-rows.ts'
import { SheetStatus } from './sheet-status.tsx'
import { useActiveCell } from './use-active-cell.ts'

interface SheetGridProps {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  edits: SheetEdits
  checked: ReturnType<typeof checkSheet>
  isReadOnly: boolean
  onEdit: (entered: SheetEdits) => void
  chosen: CellPosition
  onChoose: (position: CellPosition) => void
  /** True if the sheet takes focus when it appears. */
  hasFocus: boolean
  onFocus: () => void
}

const rowHeight = 36
const overscan = 10
const t = texts.sheet

/**
 * Renders the sheet. The table itself has focus and points to the active cell, because rows outside the viewport are
 * not rendered.
 */
export function SheetGrid({ rows, columns, edits, checked, hasFocus, onFocus, ...sheet }: SheetGridProps) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const cell = useActiveCell({ rows, columns, edits, ...sheet }, tableRef)
  const { active } = cell
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this component
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan,
    // The active row stays rendered outside the viewport, because its input holds the entry.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), active.row),
  })
  const items = virtualizer.getVirtualItems().filter(({ index }) => index < rows.length)
  useScrollToCell(active, cell.keyCount, tableRef)
  useEffect(() => {
    if (!hasFocus) return
    tableRef.current?.focus({ preventScroll: true })
    virtualizer.scrollToIndex(active.row, { align: 'center' })
    onFocus()
  }, [hasFocus, onFocus, virtualizer, active.row])
  return (
    <>
      <p className="muted small" id="sheet-keys">
        {t.keys}
      </p>
      <div className="sheet" ref={scrollRef}>
        <table
          ref={tableRef}
          className="sheet__table"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are editable
          role="grid"
          aria-label={t.label}
          aria-describedby="sheet-keys"
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-activedescendant={elementId(active)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the grid receives focus for its cells
          tabIndex={0}
          onKeyDown={cell.press}
          onPaste={cell.paste}
          onCopy={cell.copy}
        >
          <SheetHead columns={columns} />
          <tbody>
            {items.map(({ index, start }, at) => (
              <Fragment key={rows[index]!.id}>
                <Gap height={start - (items[at - 1]?.end ?? 0)} />
                <SheetLine
                  row={rows[index]!}
                  index={index}
                  columns={columns}
                  edits={edits}
                  checked={checked}
                  activeColumn={index === active.row ? active.column : null}
                  draft={index === active.row ? cell.draft : null}
                  onSelect={(at) => cell.click({ row: index, column: at })}
                  onDraft={cell.setDraft}
                  onCommit={cell.commit}
                  onCancel={cell.cancel}
                />
              </Fragment>
            ))}
            <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
      <SheetStatus {...{ rows, columns, checked, active }} notice={cell.notice} onSelect={cell.select} />
    </>
  )
}

/** Scrolls to the active cell after each key press, but not when staff scroll away from it. */
function useScrollToCell(
  { row, column }: CellPosition,
  keyCount: number,
  tableRef: RefObject<HTMLTableElement | null>,
) {
  useEffect(() => {
    if (!tableRef.current?.contains(document.activeElement)) return
    document.getElementById(elementId({ row, column }))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [row, column, keyCount, tableRef])
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty spacer */}
      <td className="sheet__gap" colSpan={99} style={{ height }} />
    </tr>
  )
}
