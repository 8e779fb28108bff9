import { isEmail, normalizeEmail } from '#domain/address/email.ts'
import { normalizeLine } from '#domain/address/typed/normalize-line.ts'
import { isTelephone, normalizeTelephone } from '#domain/address/typed/telephone.ts'
import type { FormField } from './form.ts'

/** A submitted value: text from forms, or other scalars from API clients. */
type EntryInput = string | number | boolean | null | undefined

export const entryRules = ['required', 'tick', 'max', 'email', 'telephone', 'choice'] as const
export type EntryRule = (typeof entryRules)[number]

export interface EntryProblem {
  name: string
  rule: EntryRule
}

/** The value of a checked box. */
export const checkedValue = 'yes'

/** Returns a submission's normalized values by field, and its problems in field order [SHELL-408]. */
export function checkEntry(
  fields: readonly FormField[],
  input: Readonly<Record<string, EntryInput>>,
): { values: Record<string, string>; problems: EntryProblem[] } {
  const values: Record<string, string> = {}
  const problems: EntryProblem[] = []
  for (const field of fields) {
    const value = plainValue(field, Object.hasOwn(input, field.name) ? input[field.name] : undefined)
    const rule = brokenRule(field, value)
    if (rule !== null) problems.push({ name: field.name, rule })
    if (value !== '') values[field.name] = value
  }
  return { values, problems }
}

function plainValue({ type }: FormField, input: EntryInput): string {
  const text = input === null || input === undefined ? '' : String(input)
  switch (type) {
    case 'paragraph':
      return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
    case 'email':
      return normalizeEmail(text)
    case 'telephone':
      return normalizeTelephone(text)
    case 'checkbox':
      return text === '' || text === 'false' || text === '0' ? '' : checkedValue
    default:
      return normalizeLine(text)
  }
}

function brokenRule({ type, required, max, options }: FormField, value: string): EntryRule | null {
  if (value === '') return required ? emptyRule(type) : null
  if (value.length > max) return 'max'
  if (type === 'email' && !isEmail(value)) return 'email'
  // No country, because a form accepts phone numbers from anywhere.
  if (type === 'telephone' && !isTelephone(value, '')) return 'telephone'
  if (type === 'choice' && !options.some((option) => option.value === value)) return 'choice'
  return null
}

function emptyRule(type: FormField['type']): EntryRule {
  return type === 'checkbox' ? 'tick' : type === 'choice' ? 'choice' : 'required'
}

/** Faster than a person can complete a form. */
const minFillMs = 1_500

/**
 * Returns true if a bot probably filled in the form: the hidden field has a value, or the form was sent too quickly.
 * Such entries are stored, but no emails are sent.
 */
export function isSuspiciousEntry({ homepage = '', elapsedMs = Infinity }: FillSigns): boolean {
  return homepage.trim() !== '' || elapsedMs < minFillMs
}

interface FillSigns {
  homepage?: string | undefined
  elapsedMs?: number | undefined
}
