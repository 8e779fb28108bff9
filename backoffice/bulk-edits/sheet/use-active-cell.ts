import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { moveCell, type CellPosition } from '../cells/move-cell.ts'
import { parsePastedBlock, pasteBlock } from '../cells/paste.ts'
import { cellId, type SheetEdits } from '../cells/sheet-edits.ts'
import { storedText, type SheetColumn, type SheetRow } from '../cells/sheet-rows.ts'
import { texts } from '../texts/en.ts'

interface Sheet {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  edits: SheetEdits
  isReadOnly: boolean
  onEdit: (entered: SheetEdits) => void
}

const t = texts.sheet

/** Returns the active cell, the text that is being entered in it, and the handlers of keys and the clipboard. */
export function useActiveCell(sheet: Sheet, tableRef: RefObject<HTMLTableElement | null>) {
  const { rows, columns, edits, isReadOnly, onEdit } = sheet
  const [chosen, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const active = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  }
  const id = cellId(rows[active.row]!, columns[active.column]!)
  const stored = storedText(rows[active.row]!, columns[active.column]!)
  const shown = edits[id] ?? stored
  const isEditable = stored !== null && !isReadOnly
  const size = { rows: rows.length, columns: columns.length }

  const select = (position: CellPosition) => {
    setActive(position)
    setNotice('')
    tableRef.current?.focus({ preventScroll: true })
  }
  const commit = (text: string, key?: string, isShift = false) => {
    setDraft(null)
    if (text !== shown) onEdit({ [id]: text })
    const moves = key === 'Enter' ? (isShift ? 'ArrowUp' : 'ArrowDown') : key
    if (moves !== undefined) select(moveCell(moves, active, size, { isShift }) ?? active)
  }
  const press = (event: KeyboardEvent) => {
    if (draft !== null) return
    const { key, shiftKey: isShift, altKey } = event
    const isCtrl = event.ctrlKey || event.metaKey
    const next = altKey ? null : moveCell(key, active, size, { isShift, isCtrl })
    if (next) select(next)
    else if (key === 'Enter' || key === 'F2') setDraft(isEditable ? shown : null)
    else if (key === 'Delete' || key === 'Backspace') {
      if (isEditable) onEdit({ [id]: '' })
    } else if (key.length === 1 && !isCtrl && !altKey) setDraft(isEditable ? key : null)
    else return
    event.preventDefault()
    // Letters are no shortcuts here.
    event.stopPropagation()
  }
  const paste = (event: ClipboardEvent) => {
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
  const copy = (event: ClipboardEvent) => {
    if (draft !== null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', shown ?? '')
  }
  const cancel = () => {
    setDraft(null)
    tableRef.current?.focus({ preventScroll: true })
  }
  /** Selects a clicked cell, or edits it if it is active already. */
  const click = (position: CellPosition) => {
    if (position.row !== active.row || position.column !== active.column) {
      if (draft !== null) commit(draft)
      select(position)
    } else if (draft === null && isEditable) setDraft(shown)
  }
  return { active, draft, notice, select, commit, cancel, click, setDraft, press, paste, copy }
}
