import { isEmail, normalizeEmail } from '#domain/address/email.ts'
import type { TextsOf } from '#storefront/texts.ts'

/** The types of text fields [UI-410]. */
export const textFieldTypes = ['text', 'number', 'password', 'email', 'tel'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

interface TypedField {
  type: TextFieldType
  value: string
  isRequired: boolean
  label?: string
  /** Replaces the message for an empty required field. */
  requiredText?: string
}

/** Returns the error message of a text field, or undefined if it is valid [UI-404..408, UI-433]. */
export function textFieldProblem(
  { type, value, isRequired, label = '', requiredText }: TypedField,
  texts: TextsOf<'widgets/fields'>,
): string | undefined {
  if (value.trim() === '') {
    if (!isRequired) return undefined
    return requiredText ?? (label === '' ? texts.required : texts.requiredNamed(label.toLowerCase()))
  }
  return type === 'email' && !isEmail(normalizeEmail(value)) ? texts.invalidEmail : undefined
}
