import { useEffect, useRef, type RefObject } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { texts } from '../texts/en.ts'
import { elementId, type CellPosition } from '../cells/move-cell.ts'
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
}

const rowHeight = 36
const overscan = 10
const t = texts.sheet

/**
 * Renders the sheet. The table keeps the focus and names the active cell, because rows outside the viewport are not
 * rendered.
 */
export function SheetGrid({ rows, columns, edits, checked, isReadOnly, onEdit }: SheetGridProps) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const cell = useActiveCell({ rows, columns, edits, isReadOnly, onEdit }, tableRef)
  const { active } = cell
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: rowHeight,
  })
  const items = virtualizer.getVirtualItems()
  useScrollToCell(active, tableRef, (row) => virtualizer.scrollToIndex(row, { align: 'auto' }))
  return (
    <>
      <p className="muted small" id="sheet-keys">
        {t.keys}
      </p>
      <div className="sheet" ref={scrollRef}>
        <table
          ref={tableRef}
          className="sheet__table"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are edited in place
          role="grid"
          aria-label={t.label}
          aria-describedby="sheet-keys"
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-activedescendant={elementId(active)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a grid has the focus of its cells
          tabIndex={0}
          onKeyDown={cell.press}
          onPaste={cell.paste}
          onCopy={cell.copy}
        >
          <SheetHead columns={columns} />
          <tbody>
            <Gap height={items[0]?.start ?? 0} />
            {items.map(({ index }) => (
              <SheetLine
                key={rows[index]!.id}
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
            ))}
            <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
      <SheetStatus {...{ rows, columns, checked, active }} notice={cell.notice} onSelect={cell.select} />
    </>
  )
}

/** Scrolls to the active cell when it changes, but not while staff scroll away from it. */
function useScrollToCell(
  { row, column }: CellPosition,
  tableRef: RefObject<HTMLTableElement | null>,
  scrollToRow: (row: number) => void,
) {
  const scrollRef = useRef(scrollToRow)
  useEffect(() => {
    scrollRef.current = scrollToRow
  })
  useEffect(() => {
    if (!tableRef.current?.contains(document.activeElement)) return
    scrollRef.current(row)
    document.getElementById(elementId({ row, column }))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [row, column, tableRef])
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes room */}
      <td className="sheet__gap" colSpan={99} style={{ height }} />
    </tr>
  )
}
