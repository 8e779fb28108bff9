import { useState } from 'react'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { QuantityList } from '#backoffice/kit/form/quantity-list.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { OrderLine } from '../detail/lines.ts'
import type { OrderDetail } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

interface CancelDialogProps {
  detail: OrderDetail
  lines: readonly OrderLine[]
  onDone: () => void
  onClose: () => void
}

const t = dialogs.cancel

/** Renders the form that cancels unshipped units. Initially, all unshipped units are selected. */
export function CancelDialog({ detail, lines, onDone, onClose }: CancelDialogProps) {
  const { site, currency, order } = detail
  const open = lines.filter((line) => line.open > 0)
  const [quantities, setQuantities] = useState(() => Object.fromEntries(open.map((line) => [line.itemId, line.open])))
  const [reason, setReason] = useState('')
  const isAll = open.every(({ itemId, open: left }) => quantities[itemId] === left)
  const chosen = open.map(({ itemId }) => ({ itemId, qty: quantities[itemId] ?? 0 })).filter(({ qty }) => qty > 0)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/order/{orderId}/cancel', {
        params: { orderId: order.orderId },
        body: { ...(!isAll && { lines: chosen }), reason: reason.trim() },
        key,
      }),
    onDone: ({ amount }) => {
      notify(t.done(formatMoney(amount, currency)))
      onDone()
    },
  })
  const error = chosen.length === 0 ? t.nothing : undefined
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <p className="small">{t.text}</p>
      <Form
        submission={submission}
        submit={t.submit}
        isSevere
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        onCancel={onClose}
      >
        <QuantityList
          legend={t.items}
          lines={open.map(({ itemId, item, open: max }) => ({ id: itemId, name: item.name, detail: item.sku, max }))}
          values={quantities}
          onChange={(itemId, qty) => setQuantities({ ...quantities, [itemId]: qty })}
          of={dialogs.ship.of}
          error={error}
        />
        {isAll && <p className="muted small">{t.everything}</p>}
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
