import { RichTextArea } from '#backoffice/kit/form/rich-text-area.tsx'
import { messageAt } from '../blocks/problems.ts'
import type { FieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'

/** Renders a rich text field. */
export function RichTextField({ field, name, path, value, problems, onChange }: FieldProps) {
  return (
    <RichTextArea
      label={labelOf(field, name)}
      heading="h2"
      maxLength={200_000}
      value={typeof value === 'string' ? value : ''}
      error={messageAt(problems, path)}
      onChange={(text) => onChange(text, path)}
    />
  )
}
