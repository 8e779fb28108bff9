import { checkedValue } from '#domain/forms/check-entry.ts'
import { localizedText } from '#domain/forms/form.ts'
import type { StaffForm } from '../form-types.ts'
import { texts } from '../texts/en.ts'

type Field = Pick<StaffForm['fields'][number], 'type' | 'options'>

/** Returns a field value as displayed to staff: a choice's label, 'Yes' for a checked box, or else the text. */
export function valueText({ type, options }: Field, value: string | undefined): string {
  if (value === undefined) return ''
  if (type === 'checkbox') return value === checkedValue ? texts.entries.ticked : value
  const option = options.find((each) => each.value === value)
  return option ? localizedText(option.label, 'en') : value
}
