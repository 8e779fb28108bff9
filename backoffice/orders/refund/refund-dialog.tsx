import { useState } from 'react'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { QuantityList } from '#backoffice/kit/form/quantity-list.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney, parseAmount } from '#backoffice/kit/format/money.ts'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { OrderLine } from '../detail/lines.ts'
import type { OrderDetail, RefundOverview } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { previewRefund, shippingLeft, type RefundPreview } from './refund-preview.ts'

interface RefundDialogProps {
  detail: OrderDetail
  overview: RefundOverview
  lines: readonly OrderLine[]
  onDone: () => void
  onClose: () => void
}

const t = dialogs.refund

/** Renders the form of a refund, and its split before it is confirmed. */
export function RefundDialog({ detail, overview, lines, onDone, onClose }: RefundDialogProps) {
  const { site, currency, order } = detail
  const [draft, setDraft] = useState(emptyDraft)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const shipping = draft.shipping === '' ? 0 : parseAmount(draft.shipping)
  const other = draft.amount === '' ? 0 : parseAmount(draft.amount)
  const preview = previewRefund(order, overview, lines, {
    quantities: draft.quantities,
    shipping: shipping ?? 0,
    other: other ?? 0,
  })
  const chosen = Object.entries(draft.quantities)
    .filter(([, qty]) => qty > 0)
    .map(([itemId, qty]) => ({ itemId, qty }))
  const money = (amount: number) => formatMoney(amount, currency)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/order/{orderId}/refunds', {
        params: { orderId: order.orderId },
        body: {
          ...(chosen.length > 0 && { lines: chosen, restock: draft.restock }),
          shipping: shipping ?? 0,
          amount: other ?? 0,
          reason: draft.reason.trim(),
        },
        key,
      }),
    onDone: ({ amount }) => {
      notify(t.done(money(amount)))
      onDone()
    },
  })
  const left = shippingLeft(order, overview)
  const shippingError = amountError(shipping, left)
  const otherError = amountError(other, overview.refundable)
  const isNothing = preview.total === 0 && chosen.length === 0
  const errors = [shippingError, otherError, isNothing ? t.nothing : undefined].filter((error) => error !== undefined)
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit(money(preview.total))}
        isSevere
        refusals={texts.refusals}
        errors={errors}
        isDirty={!isNothing && !submission.isBusy}
        onCancel={onClose}
      >
        <RefundedItems {...{ lines, draft, change }} isAny={chosen.length > 0} />
        <div className="form__pair">
          <TextField
            label={t.shipping}
            hint={t.left(money(left))}
            inputMode="decimal"
            value={draft.shipping}
            error={shippingError}
            onChange={({ currentTarget }) => change({ shipping: currentTarget.value })}
          />
          <TextField
            label={t.amount}
            hint={t.amountHint}
            inputMode="decimal"
            value={draft.amount}
            error={otherError}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          />
        </div>
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={500}
          value={draft.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        {isNothing ? <p className="muted small">{t.nothing}</p> : <Split preview={preview} money={money} />}
      </Form>
    </ModalDialog>
  )
}

const emptyDraft = {
  quantities: {} as Record<string, number>,
  shipping: '',
  amount: '',
  reason: '',
  restock: true,
}
type Draft = typeof emptyDraft

interface RefundedItemsProps {
  lines: RefundDialogProps['lines']
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** An item is chosen. */
  isAny: boolean
}

function RefundedItems({ lines, draft, change, isAny }: RefundedItemsProps) {
  const open = lines.filter(({ refundable }) => refundable > 0)
  if (open.length === 0) return <p className="muted small">{t.noItems}</p>
  return (
    <>
      <QuantityList
        legend={t.items}
        lines={open.map(({ itemId, item, refundable }) => ({
          id: itemId,
          name: item.name,
          detail: item.sku,
          max: refundable,
        }))}
        values={draft.quantities}
        onChange={(itemId, qty) => change({ quantities: { ...draft.quantities, [itemId]: qty } })}
        of={dialogs.ship.of}
      />
      {isAny && (
        <CheckField label={t.restock} checked={draft.restock} onChange={() => change({ restock: !draft.restock })} />
      )}
    </>
  )
}

function amountError(amount: number | null, left: number): string | undefined {
  if (amount === null) return t.wrongAmount
  return amount > left ? t.tooMuch : undefined
}

function Split({ preview, money }: { preview: RefundPreview; money: (amount: number) => string }) {
  const rows = [
    [t.splitItems, preview.items],
    [t.splitShipping, preview.shipping],
    [t.splitOther, preview.other],
  ] as const
  return (
    <section className="refund-split" aria-label={t.split} aria-live="polite">
      <dl className="facts">
        {rows
          .filter(([, amount]) => amount > 0)
          .map(([title, amount]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div className="facts__total">
          <dt>{t.splitTotal}</dt>
          <dd>{money(preview.total)}</dd>
        </div>
        <div>
          <dt>{t.toGiftCards}</dt>
          <dd>{money(preview.toGiftCards)}</dd>
        </div>
        <div>
          <dt>{t.toCard}</dt>
          <dd>{money(preview.toCard)}</dd>
        </div>
      </dl>
      {preview.items > 0 && <p className="muted small">{t.exact}</p>}
    </section>
  )
}
