import { storedText, type SheetColumn, type SheetRow } from './sheet-rows.ts'
import { cellId, type SheetEdits } from './sheet-edits.ts'

/** A quoted cell ends before a tab, a line break, or the end; other text that starts with a quotation mark is not quoted. */
const quotedCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/y
const plainCell = /[^\t\n]*/y

/**
 * Parses a block that was copied from a spreadsheet: cells separated by tabs, rows by line breaks. A cell with a tab, a
 * line break, or a quotation mark is quoted, with quotation marks doubled.
 */
export function parsePastedBlock(text: string): string[][] {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const rows: string[][] = []
  let row: string[] = []
  // Spreadsheets end the last row with a line break, too.
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
