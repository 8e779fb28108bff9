import { isEmail, normalizeEmail } from '#domain/address/email.ts'

export const fieldTypes = ['text', 'paragraph', 'email', 'telephone', 'choice', 'checkbox'] as const

/** A text by two-letter language code; English is the fallback. */
type FormText = Readonly<Record<string, string>>

export interface FormField {
  name: string
  type: (typeof fieldTypes)[number]
  label: FormText
  required: boolean
  /** Maximum number of characters. */
  max: number
  /** Only for choice fields. */
  options: readonly { value: string; label: FormText }[]
}

export interface FormDefinition {
  title: FormText
  /** Button label. */
  submit: FormText
  /** Shown after a submission. */
  thanks: FormText
  /** Shown instead of a closed form. */
  closed: FormText
  fields: readonly FormField[]
}

export interface FormSettings {
  isOpen: boolean
  /** Email address that is notified of each entry. */
  notify: string | null
  /** True to send a receipt to the address in the form's first email field. */
  sendsReceipt: boolean
  /** Entries are deleted after this many days. */
  retentionDays: number
}

interface FormProblem {
  path: string
  rule: string
}

/** Pattern of a form key. */
export const formHashPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/

/** Entries in a submission that are not fields: the form key, the honeypot, and the time taken to complete the form. */
const reservedNames: ReadonlySet<string> = new Set(['formHash', 'homepage', 'elapsedMs'])

/** Returns a text in a language, or else in English. */
export function localizedText(text: FormText, language: string): string {
  return text[language] ?? text['en'] ?? ''
}

/** Returns problems in a form that its schema cannot express. */
export function formProblems({ fields, notify, sendsReceipt }: FormDefinition & FormSettings): FormProblem[] {
  const problems: FormProblem[] = []
  const names = new Set<string>()
  for (const [index, { name, type, options }] of fields.entries()) {
    const path = `fields.${index}`
    // Values are stored in plain objects, keyed by name.
    if (reservedNames.has(name) || name in Object.prototype) problems.push({ path: `${path}.name`, rule: 'reserved' })
    if (names.has(name)) problems.push({ path: `${path}.name`, rule: 'unique' })
    names.add(name)
    if ((type === 'choice') !== options.length > 0) problems.push({ path: `${path}.options`, rule: 'choice' })
    const values = new Set(options.map(({ value }) => value))
    if (values.size < options.length) problems.push({ path: `${path}.options`, rule: 'unique' })
  }
  if (notify !== null && !isEmail(normalizeEmail(notify))) problems.push({ path: 'notify', rule: 'email' })
  if (sendsReceipt && !fields.some(({ type }) => type === 'email'))
    problems.push({ path: 'sendsReceipt', rule: 'email' })
  return problems
}

/** Returns the email address for a receipt, or null if the entry has none. */
export function receiptAddress(fields: readonly FormField[], values: Readonly<Record<string, string>>): string | null {
  const field = fields.find(({ type }) => type === 'email')
  return (field && values[field.name]) || null
}
