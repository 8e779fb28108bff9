import { ensureCapacity } from '../index/grow.ts'

/** Marks rows with a number above 0 during a search, in an array that later searches reuse. */
export function createRowMarks<A extends Uint8Array | Float64Array>(empty: A) {
  let marks = empty
  let rows = new Uint32Array(0)
  let count = 0
  return {
    begin: (room: number) => {
      for (let at = 0; at < count; at += 1) marks[rows[at]!] = 0
      count = 0
      marks = ensureCapacity(marks, room)
      rows = ensureCapacity(rows, room)
    },
    /** Marks a row; the highest mark takes precedence. */
    mark: (row: number, value: number) => {
      const known = marks[row]!
      if (known === 0) rows[count++] = row
      if (value > known) marks[row] = value
    },
    marks: () => marks,
  }
}
