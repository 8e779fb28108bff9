import { isUuid } from './is-uuid.ts'

/** Returns a form's submission key, so that submitting twice writes once, or null if it is missing or invalid. */
export function readSubmissionKey(form: Pick<URLSearchParams, 'get'>, name = 'key'): string | null {
  const key = form.get(name) ?? ''
  return isUuid(key) ? key : null
}
