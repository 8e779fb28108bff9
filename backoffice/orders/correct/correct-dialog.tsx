import { useState } from 'react'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { OrderDetail } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { correctedAddress, initialContactDraft, fieldErrors, type ContactDraft } from './contact-draft.ts'

interface CorrectDialogProps {
  detail: OrderDetail
  onDone: () => void
  onClose: () => void
}

type Body = CallInput<Store, 'PUT /svc_admin/orders/{orderId}/contact'>['body']

const t = dialogs.correct
const pairs = [
  ['firstname', 'lastname'],
  ['company', 'telephone'],
  ['street', 'street2'],
  ['apartment', 'city'],
] as const

/** Renders the form that corrects an order's email and shipping address before the order is packed. */
export function CorrectDialog({ detail, onDone, onClose }: CorrectDialogProps) {
  const { order, contactVersion, hasOwnAddress } = detail
  const { orderId, shippingAddress } = order
  const [draft, setDraft] = useState<ContactDraft>(() => initialContactDraft(order))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = (part: Partial<ContactDraft>) => setDraft({ ...draft, ...part })
  const body: Body = {
    contactVersion,
    email: draft.email,
    ...(hasOwnAddress && { shippingAddress: correctedAddress(shippingAddress, draft) }),
  }
  const submission = useSubmit({
    send: async (key) => {
      setErrors({})
      try {
        return await call('PUT /svc_admin/orders/{orderId}/contact', { params: { orderId }, body, key })
      } catch (error) {
        if (problemOf(error).code === 'invalid_address') setErrors(fieldErrors(error, t.rules))
        throw error
      }
    },
    done: t.done,
    onDone,
  })
  const { region, postcode, countryId } = shippingAddress
  const text = (name: Exclude<keyof ContactDraft, 'email'>) => (
    <TextField
      key={name}
      label={t.fields[name]}
      autoComplete="off"
      maxLength={120}
      value={draft[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={texts.refusals}
        isDirty={JSON.stringify(draft) !== JSON.stringify(initialContactDraft(order)) && !submission.isBusy}
        onCancel={onClose}
      >
        <TextField
          label={t.email}
          hint={t.emailHint}
          type="email"
          autoComplete="off"
          maxLength={320}
          value={draft.email}
          error={errors['email']}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        {hasOwnAddress && (
          <fieldset className="form">
            <legend>{t.address}</legend>
            {pairs.map((pair) => (
              <div key={pair[0]} className="form__pair">
                {pair.map(text)}
              </div>
            ))}
            <p className="muted small">
              {t.fixed([region, postcode, countryId].filter(Boolean).join(' '))} {t.elsewhere}
            </p>
          </fieldset>
        )}
        <p className="muted small">{t.billing}</p>
      </Form>
    </ModalDialog>
  )
}
