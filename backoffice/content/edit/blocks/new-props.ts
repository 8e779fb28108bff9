import { isProps, itemsOf, type Field, type Fields, type Props } from './field.ts'

/** Returns a new block's or list item's properties: the required ones, with empty values. */
export function emptyProps(fields: Fields): Props {
  const required = Object.entries(fields).filter(([, { isOptional }]) => isOptional !== true)
  return Object.fromEntries(required.map(([name, field]) => [name, emptyValue(field)]))
}

function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'list':
    case 'lines':
    case 'numbers':
      return []
    case 'choice':
      return field.options[0]
    case 'number':
    case 'moment':
      return null
    case 'picture':
      return { alt: '' }
    case 'group':
      return emptyProps(field.fields)
    default:
      return ''
  }
}

/** Returns the properties to save, without empty lines in lists and without empty optional properties. */
export function propsToSave(fields: Fields, props: Props): Props {
  const saved: Record<string, unknown> = { ...props }
  for (const [name, field] of Object.entries(fields)) {
    const value = savedValue(field, props[name])
    if (value === undefined || (field.isOptional === true && isEmpty(value))) delete saved[name]
    else saved[name] = value
  }
  return saved
}

function savedValue(field: Field, value: unknown): unknown {
  if (field.kind === 'lines')
    return itemsOf(value).flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.trim()] : []))
  if (field.kind === 'list')
    return itemsOf(value).map((each) => (isProps(each) ? propsToSave(field.fields, each) : each))
  if (field.kind === 'group') return isProps(value) ? propsToSave(field.fields, value) : undefined
  return value
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
