import { siteSettings, type Site } from '#domain/sites.ts'
import { CheckField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import { AddressFields } from '#backoffice/payment-links/create/address-fields.tsx'
import type { ComputedDraft } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { LinesEditor } from './lines-editor.tsx'
import type { EditedDraft } from './use-draft.ts'

const t = texts.form

/** Renders the draft order form: items, customer, address, delivery, and note. */
export function DraftForm({ site, edited }: { site: Site; edited: EditedDraft }) {
  const { draft, preview, submission, unreadable, marked, isDirty, check, change } = edited
  const { computed } = preview
  const { currency } = siteSettings[site]
  const needsReason = draft.reason !== '' || draft.lines.some(({ isDiscounted }) => isDiscounted)
  return (
    <Form
      submission={submission}
      submit={t.save}
      refusals={texts.refusals}
      errors={unreadable.length > 0 ? [t.fixFirst] : []}
      isDirty={isDirty}
      onInvalid={check}
    >
      <Section title={t.items}>
        <div className="form">
          <LinesEditor
            {...{ site, currency, computed }}
            lines={draft.lines}
            unreadable={marked}
            onChange={(lines) => change({ lines })}
          />
          {needsReason && (
            <TextField
              label={t.reason}
              hint={t.reasonHint}
              maxLength={200}
              value={draft.reason}
              error={submission.problem?.code === 'reason_required' ? t.required : undefined}
              onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
            />
          )}
        </div>
      </Section>
      <Section title={t.customer}>
        <div className="form">
          <TextField
            label={t.email}
            hint={t.emailHint}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={draft.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          <AccountField edited={edited} />
          <AddressFields
            site={site}
            address={draft.address}
            errors={isStarted(edited) ? addressErrors(computed) : {}}
            onChange={(part) => change({ address: { ...draft.address, ...part } })}
          />
        </div>
      </Section>
      <Section title={t.delivery}>
        <div className="form">
          <DeliveryFields
            {...{ currency, draft }}
            packages={computed?.packages ?? []}
            hasTotals={Boolean(computed?.totals)}
            isPriceUnreadable={marked.includes('shippingPrice')}
            onChange={change}
          />
        </div>
      </Section>
      <TextArea
        label={t.note}
        hint={t.noteHint}
        maxLength={1_000}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </Form>
  )
}

function AccountField({ edited: { draft, preview, change } }: { edited: EditedDraft }) {
  const account = preview.computed?.account
  if (draft.email.trim() === '' || !preview.computed) return null
  if (!account) return <p className="muted small">{t.noAccount}</p>
  return (
    <>
      <CheckField
        label={t.account(account.name || draft.email)}
        checked={draft.forAccount}
        onChange={() => change({ forAccount: !draft.forAccount })}
      />
      <p className="muted small">{t.accountHint}</p>
    </>
  )
}

/** Returns true once staff have entered the last part of the address. Missing fields are not marked before that. */
function isStarted({ draft: { address } }: EditedDraft): boolean {
  return address.postcode !== '' && address.city !== ''
}

function addressErrors(computed: ComputedDraft | null): Partial<Record<string, string>> {
  return Object.fromEntries(
    (computed?.fields ?? []).map(({ path, rule }) => [
      path.split('.')[0]!,
      rule === 'required' ? t.required : t.badField,
    ]),
  )
}
