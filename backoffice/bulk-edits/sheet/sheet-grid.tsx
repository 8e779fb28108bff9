import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { texts } from '../texts/en.ts'
import { elementId, moveCell, type CellPosition } from './move-cell.ts'
import { parsePastedBlock, pasteBlock } from './paste.ts'
import { cellId, type checkSheet, type SheetEdits } from './sheet-edits.ts'
import { SheetHead } from './sheet-head.tsx'
import { SheetLine } from './sheet-line.tsx'
import { storedText, type SheetColumn, type SheetRow } from './sheet-rows.ts'
import { SheetStatus } from './sheet-status.tsx'

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
  const [chosen, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const active = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  }
  const row = rows[active.row]!
  const column = columns[active.column]!
  const id = cellId(row, column)
  const stored = storedText(row, column)
  const isEditable = stored !== null && !isReadOnly
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: rowHeight,
  })
  const items = virtualizer.getVirtualItems()
  const isFirstRender = useRef(true)
  useLayoutEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false
    else virtualizer.scrollToIndex(active.row, { align: 'auto' })
  }, [virtualizer, active.row])
  useEffect(() => {
    if (document.activeElement === tableRef.current)
      document.getElementById(elementId(active))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const select = (position: CellPosition) => {
    setActive(position)
    setNotice('')
    tableRef.current?.focus({ preventScroll: true })
  }
  const commit = (text: string, key?: string, isShift = false) => {
    setDraft(null)
    if (text !== (edits[id] ?? stored)) onEdit({ [id]: text })
    const moves = key === 'Enter' ? (isShift ? 'ArrowUp' : 'ArrowDown') : key
    if (moves !== undefined) select(moveCell(moves, active, sizeOf(rows, columns), { isShift }) ?? active)
  }
  const press = (event: React.KeyboardEvent) => {
    if (draft !== null) return
    const { key, shiftKey: isShift, altKey } = event
    const isCtrl = event.ctrlKey || event.metaKey
    const next = altKey ? null : moveCell(key, active, sizeOf(rows, columns), { isShift, isCtrl })
    if (next) select(next)
    else if (key === 'Enter' || key === 'F2') setDraft(isEditable ? (edits[id] ?? stored) : null)
    else if (key === 'Delete' || key === 'Backspace') {
      if (isEditable) onEdit({ [id]: '' })
    } else if (key.length === 1 && !isCtrl && !altKey) setDraft(isEditable ? key : null)
    else return
    event.preventDefault()
    // Letters are no shortcuts here.
    event.stopPropagation()
  }
  const paste = (event: React.ClipboardEvent) => {
    const block = parsePastedBlock(event.clipboardData.getData('text/plain'))
    const isSingle = block.length === 1 && block[0]!.length === 1
    if (isReadOnly || block.length === 0 || (draft !== null && isSingle)) return
    event.preventDefault()
    setDraft(null)
    const { edits: entered, filled, ignored } = pasteBlock({ rows, columns }, active, block)
    onEdit(entered)
    select(active)
    setNotice(t.pasted(filled, ignored))
  }
  const copy = (event: React.ClipboardEvent) => {
    if (draft !== null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', edits[id] ?? stored ?? '')
  }
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
          onKeyDown={press}
          onPaste={paste}
          onCopy={copy}
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
                draft={index === active.row ? draft : null}
                onSelect={(at) => {
                  if (index !== active.row || at !== active.column) {
                    if (draft !== null) commit(draft)
                    select({ row: index, column: at })
                  } else if (draft === null && isEditable) setDraft(edits[id] ?? stored)
                }}
                onDraft={setDraft}
                onCommit={commit}
                onCancel={() => {
                  setDraft(null)
                  tableRef.current?.focus({ preventScroll: true })
                }}
              />
            ))}
            <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
      <SheetStatus rows={rows} columns={columns} checked={checked} active={active} notice={notice} onSelect={select} />
    </>
  )
}

const sizeOf = (rows: readonly unknown[], columns: readonly unknown[]) => ({
  rows: rows.length,
  columns: columns.length,
})

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes room */}
      <td className="sheet__gap" colSpan={99} style={{ height }} />
    </tr>
  )
}
