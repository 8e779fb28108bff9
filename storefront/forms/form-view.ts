import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { FormTexts } from './texts/en.ts'

export type Form = Reply<Store, 'GET /svc_ssr/form/{formHash}'>

/** Texts shown in a form before it is sent. */
export type FormWords = Pick<FormTexts, 'optional' | 'choose' | 'trap'>

/** A form on a content page. */
export interface FormView {
  type: 'Form'
  id: string
  heading: string
  form: Form
  words: FormWords
}

/** A failed submission. */
export interface FailedEntry {
  message: string
  /** Messages by field. */
  problems: Readonly<Record<string, string>>
  /** Entered values by field. */
  values: Readonly<Record<string, string>>
}
