import type { ReactNode } from 'react'

/** A column of a list; the first one is the link of its row. */
export interface ListColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** Cannot be hidden. */
  isFixed?: boolean
}
