import { SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { formatDateTimeLocal, parseDateTimeLocal } from '#backoffice/kit/format/local-time.ts'
import { blockTexts } from '../../texts/blocks.ts'
import { isProps, itemsOf, type Field, type Props } from '../blocks/field.ts'
import { messageAt } from '../blocks/problems.ts'
import type { FieldProps, InnerFields } from './field-props.ts'
import { GroupField } from './group-field.tsx'
import { labelOf } from './label-of.ts'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { RichTextField } from './rich-text-field.tsx'

type PropsFieldsProps = InnerFields & Pick<FieldProps, 'problems'>

/** Renders the fields of a block, list item, or group. */
export function PropsFields({ fields, path, value, problems, onChange }: PropsFieldsProps) {
  const props = isProps(value) ? value : {}
  return Object.entries(fields).map(([name, field]) => (
    <BlockField
      key={name}
      {...{ field, name, problems }}
      path={path === '' ? name : `${path}.${name}`}
      value={props[name]}
      onChange={(changed, at) => onChange(withProperty(props, name, changed), at)}
      renderInner={(inner) => <PropsFields {...inner} problems={problems} />}
    />
  ))
}

function withProperty(props: Props, name: string, value: unknown): Props {
  const { [name]: _, ...rest } = props
  // Spreads `props` instead of `rest` to preserve the property order.
  return value === undefined ? rest : { ...props, [name]: value }
}

function BlockField(props: FieldProps) {
  const { field } = props
  switch (field.kind) {
    case 'html':
      return <RichTextField {...props} />
    case 'picture':
      return <PictureField {...props} />
    case 'list':
      return <ListField {...props} field={field} />
    case 'group':
      return <GroupField {...props} field={field} />
    case 'choice':
      return <ChoiceField {...props} options={field.options} />
    case 'text':
    case 'code':
    case 'lines':
      return <AreaField {...props} />
    default:
      return <InputField {...props} />
  }
}

function ChoiceField({
  field,
  name,
  path,
  value,
  problems,
  onChange,
  options,
}: FieldProps & { options: readonly string[] }) {
  const choices = options.map((each) => [each, blockTexts.choices[each] ?? each] as const)
  return (
    <SelectField
      label={labelOf(field, name)}
      value={typeof value === 'string' ? value : ''}
      options={field.isOptional ? [['', blockTexts.noChoice], ...choices] : choices}
      error={messageAt(problems, path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value, path)}
    />
  )
}

function AreaField({ field, name, path, value, problems, onChange }: FieldProps) {
  const isLines = field.kind === 'lines'
  const text = isLines ? itemsOf(value).join('\n') : typeof value === 'string' ? value : ''
  return (
    <TextArea
      label={labelOf(field, name)}
      hint={blockTexts.hints[name]}
      className={field.kind === 'text' ? 'input' : 'input edit-code'}
      rows={Math.min(12, Math.max(3, text.split('\n').length + 1))}
      value={text}
      error={messageAt(problems, path)}
      onChange={({ currentTarget }) => onChange(isLines ? currentTarget.value.split('\n') : currentTarget.value, path)}
    />
  )
}

function InputField({ field, name, path, value, problems, onChange }: FieldProps) {
  return (
    <TextField
      label={labelOf(field, name)}
      hint={blockTexts.hints[name]}
      {...inputOf(field)}
      value={textOf(field, value)}
      error={messageAt(problems, path)}
      onChange={({ currentTarget }) => onChange(valueOf(field, currentTarget.value), path)}
    />
  )
}

function inputOf({ kind }: Field) {
  if (kind === 'moment') return { type: 'datetime-local' }
  if (kind === 'number') return { type: 'number', step: 'any' }
  return kind === 'link' ? { inputMode: 'url' as const, maxLength: 2_000 } : { maxLength: 300 }
}

function textOf({ kind }: Field, value: unknown): string {
  if (kind === 'moment') return typeof value === 'number' ? formatDateTimeLocal(value) : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function valueOf({ kind, isOptional }: Field, text: string): unknown {
  if (kind === 'moment') return parseDateTimeLocal(text) ?? undefined
  if (kind === 'number') return text === '' ? undefined : Number(text)
  return text === '' && isOptional === true ? undefined : text
}
