import { useRef, useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { CheckField, TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { OrderDetail } from '#backoffice/orders/order-types.ts'
import { DaysField } from '../act/days-field.tsx'
import type { StaffLink } from '../link-types.ts'
import { texts } from '../texts/en.ts'
import { BillFields } from './bill-fields.tsx'
import { draftProblems, linkBody, linkKinds, type DraftField, type LinkDraft } from './draft.ts'
import { OrderFields } from './order-fields.tsx'
import { QuoteFields } from './quote-fields.tsx'
import type { Quote } from './initial-draft.ts'

interface CreateFormProps {
  site: Site
  initial: LinkDraft
  order: OrderDetail | null
  quote: Quote | null
  onCancel: () => void
  onDone: (link: StaffLink) => void
}

const t = texts.new
const maxNote = 1_000
const missing: Partial<Record<DraftField, string>> = {
  reference: t.missingReference,
  email: t.wrongEmail,
  lines: t.wrongItems,
  orderId: t.wrongOrder,
  quoteId: t.missingQuote,
}

/** Renders the form for a new payment link. */
export function CreateForm({ site, initial, order, quote, onCancel, onDone }: CreateFormProps) {
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const [addressErrors, setAddressErrors] = useState<Readonly<Partial<Record<string, string>>>>({})
  const ref = useRef<HTMLDivElement>(null)
  const change = (part: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...part }))
  const problems = draftProblems(draft)
  const errors = isChecked ? errorsOf(problems) : {}
  const submission = useSubmit({
    send: async (key) => {
      setAddressErrors({})
      try {
        return await callsOf(site)('POST /svc_extrapayment/links', { body: linkBody(draft), key })
      } catch (error) {
        setAddressErrors(addressErrorsOf(error))
        throw error
      }
    },
    done: t.done,
    onDone,
  })
  return (
    <Form
      submission={{
        ...submission,
        submit: () => {
          setChecked(true)
          if (Object.keys(problems).length === 0) submission.submit()
          else requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
        },
      }}
      submit={t.submit}
      refusals={texts.refusals}
      isDirty={draft !== initial && !submission.isBusy}
      onCancel={onCancel}
    >
      <div ref={ref} className="form">
        <KindChoice draft={draft} change={change} />
        {draft.kind === 'free' && <BillFields {...{ site, draft, change, errors }} />}
        {draft.kind === 'order' && <OrderFields {...{ draft, change, errors, order }} />}
        {draft.kind === 'quote' && <QuoteFields {...{ site, draft, change, errors, addressErrors }} preset={quote} />}
        {draft.kind !== 'quote' && (
          <CheckField
            label={t.allowsPart}
            checked={draft.allowsPart}
            onChange={() => change({ allowsPart: !draft.allowsPart })}
          />
        )}
        <TextArea
          label={t.note}
          hint={t.noteHint}
          maxLength={maxNote}
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <DaysField value={draft.days} onChange={(days) => change({ days })} />
      </div>
    </Form>
  )
}

function KindChoice({ draft, change }: { draft: LinkDraft; change: (part: Partial<LinkDraft>) => void }) {
  const mayReadQuotes = useHasPermission('quotes.read')
  return (
    <fieldset className="checks">
      <legend>{t.about}</legend>
      {linkKinds
        .filter((kind) => kind !== 'quote' || mayReadQuotes)
        .map((kind) => (
          <label key={kind} className="check">
            <input
              type="radio"
              name="kind"
              checked={draft.kind === kind}
              onChange={() => change({ kind, amount: '' })}
            />
            <span>{t.kinds[kind]}</span>
          </label>
        ))}
    </fieldset>
  )
}

function errorsOf(problems: ReturnType<typeof draftProblems>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'over' ? t.overDue : (missing[field as DraftField] ?? t.wrongAmount),
    ]),
  )
}

function addressErrorsOf(error: unknown): Partial<Record<string, string>> {
  if (!isRefusalError(error) || error.code !== 'invalid_shipping') return {}
  const fields = error.details['fields'] as { path: string; rule: string }[]
  return Object.fromEntries(
    fields.map(({ path, rule }) => [path.split('.')[0], rule === 'required' ? t.requiredField : t.badField]),
  )
}
