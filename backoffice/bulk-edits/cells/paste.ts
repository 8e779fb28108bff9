import { storedText, type SheetColumn, type SheetRow } from './sheet-rows.ts'
import { cellId, type SheetEdits } from './sheet-edits.ts'

/**
 * Parses a block that was copied from a spreadsheet: cells separated by tabs, rows by line breaks. A cell with a tab, a
 * line break or a quotation mark is quoted, with quotation marks doubled.
 */
export function parsePastedBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  let isQuoted = false
  let isStart = true
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (plain[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
      continue
    }
    if (letter === '"' && isStart) isQuoted = true
    else if (letter === '\t') endCell()
    else if (letter === '\n') endRow()
    else cell += letter
    isStart = letter === '\t' || letter === '\n'
  }
  // Spreadsheets end the last row with a line break, too.
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

interface Sheet {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
}
interface Pasted {
  edits: SheetEdits
  /** Number of cells that were filled. */
  filled: number
  /** Number of cells without a place: beyond the sheet, or without a value to edit. */
  ignored: number
}

/** Fills cells with a pasted block from a cell to the right and down. A single pasted cell fills only that one. */
export function pasteBlock(
  { rows, columns }: Sheet,
  at: { row: number; column: number },
  block: readonly (readonly string[])[],
): Pasted {
  const edits: Record<string, string> = {}
  let ignored = 0
  for (const [down, cells] of block.entries())
    for (const [right, text] of cells.entries()) {
      const row = rows[at.row + down]
      const column = columns[at.column + right]
      if (row && column && storedText(row, column) !== null) edits[cellId(row, column)] = text.trim()
      else ignored += 1
    }
  return { edits, filled: Object.keys(edits).length, ignored }
}
