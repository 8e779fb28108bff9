import type { ReactNode } from 'react'

/** A list column. The first column contains the row's link. */
export interface ListColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** True if the column cannot be hidden. */
  isFixed?: boolean
}
