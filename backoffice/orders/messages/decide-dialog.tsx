import { useState } from 'react'
import type { RequestKind } from '#domain/orders/order-requests.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

interface DecideDialogProps {
  site: Site
  orderId: string
  requestId: string
  kind: RequestKind
  decision: 'accept' | 'decline'
  onDone: () => void
  onClose: () => void
}

const t = dialogs.messages
const maxText = 2_000

/** Renders the decision form for a customer's request. A refusal requires a reason. */
export function DecideDialog({ site, orderId, requestId, kind, decision, onDone, onClose }: DecideDialogProps) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isAccepting = decision === 'accept'
  const params = { orderId, requestId }
  const submission = useSubmit({
    send: (key) => {
      const input = { params, body: { text }, key }
      return isAccepting
        ? callsOf(site)('POST /svc_fulfilment/order/{orderId}/requests/{requestId}/accept', input)
        : callsOf(site)('POST /svc_fulfilment/order/{orderId}/requests/{requestId}/decline', input)
    },
    done: isAccepting ? t.accepted : t.declined,
    onDone,
  })
  const error = !isAccepting && text.trim() === '' ? t.noteMissing : undefined
  return (
    <ModalDialog title={isAccepting ? t.acceptTitle : t.declineTitle} onClose={onClose}>
      {isAccepting && <p>{kind === 'cancel' ? t.acceptCancel : t.acceptAddress}</p>}
      <Form
        submission={submission}
        submit={isAccepting ? t.accept : t.decline}
        isSevere={isAccepting && kind === 'cancel'}
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        onCancel={onClose}
      >
        <TextArea
          label={t.note}
          maxLength={maxText}
          value={text}
          error={isChecked ? error : undefined}
          onBlur={() => setChecked(true)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
