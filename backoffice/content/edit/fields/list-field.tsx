import { blockTexts } from '../../texts/blocks.ts'
import { unusedBlockId, moveItem } from '../blocks/document.ts'
import { isProps, itemsOf, type Field } from '../blocks/field.ts'
import { emptyProps } from '../blocks/new-props.ts'
import { messageAt } from '../blocks/problems.ts'
import type { FieldProps } from './field-props.ts'

/** Renders a list's items. Staff can add, move, and remove them. */
export function ListField({
  field,
  name,
  path,
  value,
  problems,
  onChange,
  renderInner,
}: FieldProps<Extract<Field, { kind: 'list' }>>) {
  const items = itemsOf(value)
  const label = blockTexts.fields[name] ?? name
  const error = items.length === 0 ? messageAt(problems, path) : undefined
  const change = (changed: readonly unknown[]) => onChange(changed, `${path} ${changed.length}`)
  const add = () => {
    const ids = items.flatMap((item) => (isProps(item) && typeof item['id'] === 'string' ? [item['id']] : []))
    change([...items, { ...emptyProps(field.fields), ...(field.hasIds && { id: unusedBlockId(ids, name) }) }])
  }
  return (
    <fieldset className="edit-group">
      <legend>{label}</legend>
      {items.map((item, index) => (
        <fieldset key={index} className="edit-item" aria-label={blockTexts.itemName(label, index + 1)}>
          <div className="edit-item__head">
            <strong>{blockTexts.item(index + 1)}</strong>
            <ItemActions
              label={label}
              number={index + 1}
              count={items.length}
              onMove={(to) => change(moveItem(items, index, to))}
              onRemove={() => change(items.toSpliced(index, 1))}
            />
          </div>
          {renderInner({
            fields: field.fields,
            path: `${path}.${index}`,
            value: item,
            onChange: (changed, at) => onChange(items.with(index, changed), at),
          })}
        </fieldset>
      ))}
      {error && <p className="field__error">{error}</p>}
      <button type="button" className="text-button edit-add" onClick={add}>
        {blockTexts.addItem(label)}
      </button>
    </fieldset>
  )
}

interface ItemActionsProps {
  label: string
  /** Position in the list, starting at 1. */
  number: number
  count: number
  onMove: (index: number) => void
  onRemove: () => void
}

function ItemActions({ label, number, count, onMove, onRemove }: ItemActionsProps) {
  return (
    <span className="versions__actions">
      {number > 1 && (
        <button
          type="button"
          className="text-button"
          aria-label={blockTexts.itemUp(label, number)}
          onClick={() => onMove(number - 2)}
        >
          {blockTexts.up}
        </button>
      )}
      {number < count && (
        <button
          type="button"
          className="text-button"
          aria-label={blockTexts.itemDown(label, number)}
          onClick={() => onMove(number)}
        >
          {blockTexts.down}
        </button>
      )}
      <button
        type="button"
        className="text-button"
        aria-label={blockTexts.itemRemove(label, number)}
        onClick={onRemove}
      >
        {blockTexts.remove}
      </button>
    </span>
  )
}
