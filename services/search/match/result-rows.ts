import { ensureCapacity } from '../index/grow.ts'

export type ResultRows = ReturnType<typeof createResultRows>

/** Collects the rows for several readings of a phrase. Each row retains its highest rank among all readings. */
export function createResultRows() {
  let ranks = new Float64Array(0)
  let seen = new Uint8Array(0)
  let rows = new Uint32Array(0)
  let count = 0
  return {
    count: () => count,
    rows: () => rows.subarray(0, count),
    ranks: () => ranks,
    has: (row: number) => seen[row] === 1,
    /** Prepares for a search over `room` rows, reusing the arrays of the previous search. */
    reset: (room: number) => {
      for (let at = 0; at < count; at += 1) seen[rows[at]!] = 0
      count = 0
      ranks = ensureCapacity(ranks, room)
      seen = ensureCapacity(seen, room)
      rows = ensureCapacity(rows, room)
    },
    add: (row: number, rank: number) => {
      if (seen[row] === 0) {
        seen[row] = 1
        rows[count++] = row
        ranks[row] = rank
      } else if (rank > ranks[row]!) ranks[row] = rank
    },
    setRank: (row: number, rank: number) => {
      ranks[row] = rank
    },
    best: () => rows.subarray(0, count).reduce((best, row) => (ranks[row]! > ranks[best]! ? row : best), rows[0]!),
  }
}
