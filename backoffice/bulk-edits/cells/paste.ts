import { storedText, type SheetColumn, type SheetRow } from './sheet-rows.ts'
import { cellId, type SheetEdits } from './sheet-edits.ts'

/**
 * A quoted cell is followed by a tab, a line break, or the end. Otherwise, its first quotation mark is ordinary text.
 */
const quotedCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/y
const plainCell = /[^\t\n]*/y

/**
 * Parses a block copied from a spreadsheet, with cells separated by tabs and rows by line breaks. Cells that contain a
 * tab, a line break, or a quotation mark are quoted, with quotation marks doubled.
 */
export function parsePastedBlock(text: string): string[][] {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const rows: string[][] = []
  let row: string[] = []
  // Spreadsheets also end the last row with a line break.
  for (let at = 0; at < plain.length || row.length > 0;) {
    const quoted = matchAt(quotedCell, plain, at)
    const cell = quoted ?? matchAt(plainCell, plain, at)!
    row.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell[0])
    const end = at + cell[0].length
    if (plain[end] !== '\t') {
      rows.push(row)
      row = []
    }
    at = end + 1
  }
  return rows
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

interface Sheet {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
}
interface Pasted {
  edits: SheetEdits
  /** Number of filled cells. */
  filled: number
  /** Number of pasted cells outside the sheet or without an editable target value. */
  ignored: number
}

/** Fills cells from a pasted block, starting at `at` and continuing right and down. */
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
