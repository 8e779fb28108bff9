import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { EntryProblem } from '#domain/forms/check-entry.ts'
import { localizedText } from '#domain/forms/form.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import type { FailedEntry, Form } from './form-view.ts'
import type { FormTexts } from './texts/en.ts'

/** A form submission from a browser. A repeat with the same key is stored once. */
export interface Attempt {
  key: string
  /** Time between display and submission. */
  elapsedMs: number
}
type SubmitResult = 'sent' | { status: number; failed: FailedEntry }

/** Sends a completed form. On failure, returns the messages in the shopper's language and the entered values. */
export async function submitEntry(
  { call, shop: { language } }: Pick<PageContext, 'call'> & { shop: Pick<PageContext['shop'], 'language'> },
  form: Form,
  filled: Iterable<[string, string]>,
  attempt?: Attempt,
): Promise<SubmitResult> {
  await loadTexts(language, ['forms'])
  const texts = textsOf(language, 'forms')
  const values = Object.fromEntries(filled)
  const { formHash } = form
  try {
    const body = { ...values, formHash, ...(attempt && { elapsedMs: attempt.elapsedMs }) }
    const key = attempt?.key ?? (await submissionKey(body))
    await call('POST /svc_ssr/submit/wufoo', { body, key })
    return 'sent'
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { status, code, details } = error
    const wrong = code === 'invalid_fields' ? (details['fields'] as EntryProblem[]) : []
    const maxOf = (name: string) => form.fields.find((field) => field.name === name)?.max ?? 0
    const problems = Object.fromEntries(wrong.map(({ name, rule }) => [name, texts.problems[rule](maxOf(name))]))
    return { status: status || 503, failed: { message: messageOf(error, form, language, texts), problems, values } }
  }
}

function messageOf(
  { code, details }: { code: string; details: Record<string, unknown> },
  { closed }: Form,
  language: string,
  texts: FormTexts,
): string {
  if (code === 'invalid_fields') return texts.wrong
  if (code === 'form_closed') return localizedText(closed, language)
  if (code === 'too_many_requests') return texts.busy(Math.ceil(Number(details['seconds'] ?? 60) / 60))
  return texts.failed
}
