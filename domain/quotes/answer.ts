import type { Minor } from '#domain/money.ts'
import type { QuotedShipping } from './quote.ts'

export interface AnswerLine {
  itemId: string
  sku: string
  name: string
  /** Selected options, such as 'Red, 20 kg'. */
  choice: string
  details: { label: string; text: string }[]
  taxClass: string
  qty: number
  /** Price per unit, net or gross depending on how the site stores prices. */
  price: Minor
}

/** An offer as sent to the customer; it never changes. */
export interface AnswerDocument {
  lines: AnswerLine[]
  shipping: QuotedShipping | null
  note: string
}

export interface LineChange<Line> {
  change: 'added' | 'removed' | 'changed' | 'same'
  before: Line | null
  after: Line | null
}

/** Compares the lines of two offers in the order of the newer one. Removed lines come last [ACCOUNT-413]. */
export function compareAnswers<Line extends Pick<AnswerLine, 'itemId' | 'qty' | 'price'>>(
  before: readonly Line[],
  after: readonly Line[],
): LineChange<Line>[] {
  const earlier = new Map(before.map((line) => [line.itemId, line]))
  const compared = after.map((line): LineChange<Line> => {
    const old = earlier.get(line.itemId)
    if (!old) return { change: 'added', before: null, after: line }
    const isSame = old.qty === line.qty && old.price === line.price
    return { change: isSame ? 'same' : 'changed', before: old, after: line }
  })
  const current = new Set(after.map(({ itemId }) => itemId))
  const removed = before.filter(({ itemId }) => !current.has(itemId))
  return [...compared, ...removed.map((line): LineChange<Line> => ({ change: 'removed', before: line, after: null }))]
}
