import { texts } from '../texts/en.ts'
import { parseCellAmount, parseCellState } from './parse-cell.ts'
import { amountText, type SheetColumn } from './sheet-rows.ts'

/** Returns the text that a cell displays for a stored or entered text. */
export function displayText({ field, site }: SheetColumn, text: string | null): string {
  if (text === null) return ''
  if (field === 'name') return text
  if (field === 'state') {
    const state = parseCellState(text)
    return state === null ? text : texts.states[state]
  }
  const amount = parseCellAmount(text)
  return amount === null ? text : amountText(amount, site!)
}
