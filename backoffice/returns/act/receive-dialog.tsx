import { useState } from 'react'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { ReturnItem } from '../return-types.ts'
import { texts } from '../texts/en.ts'
import { updateReceipt, outcomeOf, defaultReceipt, type Receipt } from './receipt.ts'
import type { ActionDialogProps } from './reject-dialog.tsx'

const t = texts.receive
const fields = [
  ['received', t.arrived],
  ['accepted', t.accepted],
  ['restocked', t.restocked],
] as const

/** Renders a return's receipt by line: units received, accepted, and restocked. */
export function ReceiveDialog({ site, detail: { number, items }, onDone, onClose }: ActionDialogProps) {
  const [receipts, setReceipts] = useState(() => items.map(defaultReceipt))
  const [isChanged, setChanged] = useState(false)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/receive', {
        params: { number },
        body: { items: items.map(({ itemId }, index) => ({ itemId, ...receipts[index]! })) },
        key,
      }),
    done: t.done,
    onDone,
  })
  return (
    <ModalDialog title={t.title(number)} onClose={onClose} isWide>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={texts.refusals}
        isDirty={isChanged && !submission.isBusy}
        onCancel={onClose}
      >
        <p className="small">{t.text}</p>
        {items.map((item, index) => (
          <ReceivedLine
            key={item.itemId}
            item={item}
            receipt={receipts[index]!}
            onChange={(receipt) => {
              setChanged(true)
              setReceipts(receipts.with(index, receipt))
            }}
          />
        ))}
        {receipts.every(({ accepted }) => accepted === 0) && <p className="small">{t.nothing}</p>}
      </Form>
    </ModalDialog>
  )
}

interface ReceivedLineProps {
  item: ReturnItem
  receipt: Receipt
  onChange: (receipt: Receipt) => void
}

function ReceivedLine({ item, receipt, onChange }: ReceivedLineProps) {
  const max = { received: item.qty, accepted: receipt.received, restocked: receipt.accepted }
  const outcome = outcomeOf(receipt, item)
  return (
    <fieldset className="received-line">
      <legend>
        {item.name}
        <span className="muted small">
          {' '}
          {[item.choice, item.sku, texts.reasons[item.reason], texts.conditions[item.condition]]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </legend>
      {fields.map(([field, label]) => (
        <label key={field} className="received-line__field small">
          {label}
          <input
            className="input"
            type="number"
            inputMode="numeric"
            min={0}
            max={max[field]}
            aria-label={t.field(label, item.name)}
            value={receipt[field]}
            onChange={({ currentTarget }) => {
              const units = Math.max(0, Math.trunc(currentTarget.valueAsNumber) || 0)
              onChange(updateReceipt(receipt, field, units, item))
            }}
          />
        </label>
      ))}
      <output className="received-line__outcome muted small">
        {[
          t.announced(item.qty),
          ...(['missing', 'refused', 'restocked', 'writtenOff'] as const)
            .filter((name) => outcome[name] > 0)
            .map((name) => t.summary[name](outcome[name])),
        ].join(' · ')}
      </output>
    </fieldset>
  )
}
