import { useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { Link } from 'react-router'
import { texts } from '../texts/en.ts'
import type { ListColumn } from './list-column.ts'
import type { RowSelection } from './selection.tsx'

interface TableRowsProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly ListColumn<Row>[]
  idOf: (row: Row) => string
  linkOf: (row: Row) => string
  selection: RowSelection | null
  bodyRef: RefObject<HTMLTableSectionElement | null>
  scrollToRef: RefObject<(index: number) => void>
}

const estimatedRow = 40
const overscan = 12

/**
 * Renders only the table rows near the viewport. Empty rows above and below reserve the height of rows that are not
 * rendered.
 */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { label, rows, columns, idOf, linkOf, selection, bodyRef, scrollToRef } = props
  const tableRef = useRef<HTMLTableElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = tableRef.current?.getBoundingClientRect().top
    if (top !== undefined) setScrollMargin(top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this component
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => estimatedRow,
    overscan,
    scrollMargin,
    getItemKey: (index) => idOf(rows[index]!),
  })
  useEffect(() => {
    scrollToRef.current = (index) => virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [virtualizer, scrollToRef])
  const items = virtualizer.getVirtualItems()
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <table ref={tableRef} className="data-table" aria-label={label} aria-rowcount={rows.length + 1}>
      <thead>
        <tr>
          {selection && (
            <th className="data-table__tick">
              <input
                type="checkbox"
                aria-label={texts.list.selectAll}
                checked={selection.isAll}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          {columns.map(({ id, title, isNumeric }) => (
            <th key={id} scope="col" className={isNumeric ? 'data-table__number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        <Gap height={before} />
        {items.map(({ index, key }) => (
          <TableRow
            key={String(key)}
            rowRef={virtualizer.measureElement}
            index={index}
            row={rows[index]!}
            columns={columns}
            idOf={idOf}
            linkOf={linkOf}
            selection={selection}
          />
        ))}
        <Gap height={after} />
      </tbody>
    </table>
  )
}

interface TableRowProps<Row> extends Pick<TableRowsProps<Row>, 'columns' | 'idOf' | 'linkOf' | 'selection'> {
  row: Row
  index: number
  rowRef: (row: HTMLTableRowElement | null) => void
}

function TableRow<Row>({ row, index, rowRef, columns, idOf, linkOf, selection }: TableRowProps<Row>) {
  const id = idOf(row)
  return (
    <tr
      ref={rowRef}
      data-index={index}
      aria-rowindex={index + 2}
      className={selection?.has(id) ? 'data-table__selected' : undefined}
    >
      {selection && (
        <td className="data-table__tick">
          <input
            type="checkbox"
            aria-label={texts.list.select(id)}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map(({ id: column, cell, isNumeric }, at) => (
        <td key={column} data-column={column} className={isNumeric ? 'data-table__number' : undefined}>
          {at === 0 ? (
            <Link className="data-table__link" to={linkOf(row)}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty spacer */}
      <td className="data-table__gap" colSpan={99} style={{ height }} />
    </tr>
  )
}
