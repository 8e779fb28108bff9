import { saleStates } from '#domain/bulk-edits/bulk-change.ts'
import { texts } from '../texts/en.ts'
import { cellId, type checkSheet, type SheetEdits } from '../cells/sheet-edits.ts'
import { displayText } from '../cells/display-text.ts'
import { elementId } from '../cells/cell-after-key.ts'
import { storedText, type SheetColumn, type SheetRow } from '../cells/sheet-rows.ts'

interface SheetLineProps {
  row: SheetRow
  index: number
  columns: readonly SheetColumn[]
  edits: SheetEdits
  checked: ReturnType<typeof checkSheet>
  /** Null if the active cell is in another row. */
  activeColumn: number | null
  /** Text that is being entered in the active cell. */
  draft: string | null
  onSelect: (column: number) => void
  onDraft: (text: string) => void
  /** Ends the entry. `key` is the key that ended it, if any. */
  onCommit: (key?: string, isShift?: boolean) => void
  onCancel: () => void
}

/** Renders a variant's row of cells. */
export function SheetLine(props: SheetLineProps) {
  const { row, index, columns, activeColumn, draft } = props
  const { product, variant } = row
  return (
    <tr aria-rowindex={index + 2} className={row.isFirst ? 'sheet__first' : undefined}>
      <th scope="row" className="sheet__name">
        <span>{row.isFirst ? product.name : <span className="visually-hidden">{product.name}</span>}</span>
        <span className="muted small">{[variant.choice, variant.sku].filter(Boolean).join(', ')}</span>
      </th>
      {columns.map((column, at) => {
        const isActive = at === activeColumn
        return (
          <SheetCell
            key={column.id}
            {...props}
            column={column}
            at={at}
            isActive={isActive}
            draft={isActive ? draft : null}
          />
        )
      })}
    </tr>
  )
}

interface SheetCellProps extends SheetLineProps {
  column: SheetColumn
  at: number
  isActive: boolean
}

function SheetCell(props: SheetCellProps) {
  const { row, index, column, at, edits, checked, isActive, draft, onSelect } = props
  const id = cellId(row, column)
  const stored = storedText(row, column)
  const text = edits[id] ?? stored
  const isChanged = checked.changed.has(id)
  const error = checked.errors[id]
  const classes = [
    `sheet__${column.field}`,
    isActive && 'sheet__cell--active',
    isChanged && 'sheet__cell--changed',
    error && 'sheet__cell--bad',
    stored === null && 'sheet__cell--none',
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles key events for its cells
    <td
      id={elementId({ row: index, column: at })}
      aria-selected={isActive}
      aria-invalid={error ? true : undefined}
      className={classes.filter(Boolean).join(' ')}
      onClick={() => {
        if (draft === null) onSelect(at)
      }}
    >
      {draft === null ? displayText(column, text) : <CellEditor {...props} draft={draft} />}
      {stored === null && <span className="visually-hidden">{texts.sheet.noValue}</span>}
      {isChanged && draft === null && <span className="visually-hidden">{`, ${texts.sheet.changed}`}</span>}
    </td>
  )
}

function CellEditor(props: SheetCellProps & { draft: string }) {
  const { row, column, draft, onDraft, onCommit, onCancel } = props
  const label = `${texts.column(column.field, column.site)}, ${row.variant.sku}`
  const press = (event: React.KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      onCommit(event.key, event.shiftKey)
    }
  }
  const focus = (input: HTMLElement | null) => input?.focus({ preventScroll: true })
  if (column.field === 'state')
    return (
      <select
        ref={focus}
        className="sheet__input"
        aria-label={label}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={press}
        onBlur={() => onCommit()}
      >
        {saleStates.map((state) => (
          <option key={state} value={state}>
            {texts.states[state]}
          </option>
        ))}
      </select>
    )
  return (
    <input
      ref={focus}
      className="sheet__input"
      aria-label={label}
      inputMode={column.field === 'name' ? 'text' : 'decimal'}
      autoComplete="off"
      value={draft}
      onChange={({ currentTarget }) => onDraft(currentTarget.value)}
      onKeyDown={press}
      onBlur={() => onCommit()}
    />
  )
}
