import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { entryText } from '../cells/cell-entry.ts'
import { cellAfterKey, type CellPosition } from '../cells/cell-after-key.ts'
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
  /** The chosen cell, which may be outside the sheet after rows or columns were removed. */
  chosen: CellPosition
  onChoose: (position: CellPosition) => void
}

const t = texts.sheet

/** Returns the active cell, its current entry, and the keyboard and clipboard handlers. */
export function useActiveCell(sheet: Sheet, tableRef: RefObject<HTMLTableElement | null>) {
  const { rows, columns, isReadOnly, onEdit, onChoose } = sheet
  const { draft, draftRef, setDraft } = useDraft()
  const [notice, setNotice] = useState('')
  /** Changes with each key press, so that the sheet scrolls to the active cell. */
  const [keyCount, setKeyCount] = useState(0)
  const { active, id, field, stored, shown } = activeCellOf(sheet)
  const isEditable = stored !== null && !isReadOnly
  const size = { rows: rows.length, columns: columns.length }

  const focusGrid = () => tableRef.current?.focus({ preventScroll: true })
  const reveal = () => setKeyCount((before) => before + 1)
  const select = (position: CellPosition) => {
    onChoose(position)
    setNotice('')
    focusGrid()
    reveal()
  }
  const open = (typed?: string) => {
    if (isEditable) setDraft(entryText({ field, shown: shown ?? '', stored }, typed))
  }
  const commit = (key?: string, isShift = false) => {
    const text = draftRef.current
    if (text === null) return
    setDraft(null)
    if (text !== shown) onEdit({ [id]: text })
    const moves = key === 'Enter' ? (isShift ? 'ArrowUp' : 'ArrowDown') : key
    if (moves !== undefined) select(cellAfterKey(moves, active, size, { isShift }) ?? active)
  }
  const press = (event: KeyboardEvent) => {
    if (draft !== null) return
    const { key, shiftKey: isShift, altKey } = event
    const isCtrl = event.ctrlKey || event.metaKey
    // Tab leaves the sheet, as in other grids, so that the buttons after it can be reached by keyboard.
    const next = altKey || key === 'Tab' ? null : cellAfterKey(key, active, size, { isShift, isCtrl })
    if (next) select(next)
    else if (key === 'Enter' || key === 'F2') open()
    else if (key === 'Delete' || key === 'Backspace') {
      if (isEditable) onEdit({ [id]: '' })
    } else if (key.length === 1 && !isCtrl && !altKey) open(key)
    else return
    reveal()
    event.preventDefault()
    // Prevents the page's single-letter shortcuts.
    event.stopPropagation()
  }
  const paste = (event: ClipboardEvent) => {
    const block = parsePastedBlock(event.clipboardData.getData('text/plain'))
    const isSingle = block.length === 1 && block[0]!.length === 1
    if (isReadOnly || block.length === 0 || (draft !== null && isSingle)) return
    event.preventDefault()
    // The block replaces the entry.
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
    focusGrid()
  }
  /** Selects a clicked cell, or edits it if it is already active. */
  const click = (position: CellPosition) => {
    if (position.row !== active.row || position.column !== active.column) {
      commit()
      select(position)
    } else if (draft === null) open()
  }
  return { active, draft, notice, keyCount, select, commit, cancel, click, setDraft, press, paste, copy }
}

function activeCellOf({ rows, columns, edits, chosen }: Sheet) {
  const active = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  }
  const [row, column] = [rows[active.row]!, columns[active.column]!]
  const id = cellId(row, column)
  const stored = storedText(row, column)
  return { active, id, field: column.field, stored, shown: edits[id] ?? stored }
}

function useDraft() {
  const [draft, setState] = useState<string | null>(null)
  // When an entry ends, the input loses focus before the state is updated. The blur handler must not store the entry
  // again.
  const draftRef = useRef<string | null>(null)
  const setDraft = (text: string | null) => {
    draftRef.current = text
    setState(text)
  }
  return { draft, draftRef, setDraft }
}
