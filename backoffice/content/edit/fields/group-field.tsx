import { blockTexts } from '../../texts/blocks.ts'
import type { Field } from '../blocks/field.ts'
import { emptyProps } from '../blocks/new-props.ts'
import type { FieldProps } from './field-props.ts'

/** Renders an object's fields. Staff can add and remove an optional object. */
export function GroupField({
  field,
  name,
  path,
  value,
  onChange,
  renderInner,
}: FieldProps<Extract<Field, { kind: 'group' }>>) {
  const label = blockTexts.fields[name] ?? name
  if (value === undefined && field.isOptional)
    return (
      <button type="button" className="text-button edit-add" onClick={() => onChange(emptyProps(field.fields), path)}>
        {blockTexts.addGroup(label)}
      </button>
    )
  return (
    <fieldset className="edit-group">
      <legend>{label}</legend>
      {renderInner({ fields: field.fields, path, value, onChange })}
      {field.isOptional && (
        <button type="button" className="text-button edit-add" onClick={() => onChange(undefined, path)}>
          {blockTexts.removeGroup(label)}
        </button>
      )}
    </fieldset>
  )
}
