import { useEffect, useState } from 'react'
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
import { refundableShipping } from './refundable-shipping.ts'
import { SplitBox } from './split-box.tsx'
import { useRefundSplit } from './use-refund-split.ts'

interface RefundDialogProps {
  detail: OrderDetail
  overview: RefundOverview
  lines: readonly OrderLine[]
  onDone: () => void
  onClose: () => void
}

const t = dialogs.refund

/** Renders the refund form with a preview of the split between gift cards and payment method. */
export function RefundDialog({ detail, overview, lines, onDone, onClose }: RefundDialogProps) {
  const { site, currency, order } = detail
  const [draft, setDraft] = useState(emptyDraft)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const shipping = draft.shipping === '' ? 0 : parseAmount(draft.shipping)
  const other = draft.amount === '' ? 0 : parseAmount(draft.amount)
  const chosen = Object.entries(draft.quantities)
    .filter(([, qty]) => qty > 0)
    .map(([itemId, qty]) => ({ itemId, qty }))
  const left = refundableShipping(order, overview)
  const shippingError = amountError(shipping, left)
  const otherError = amountError(other, overview.refundable)
  const isNothing = chosen.length === 0 && (shipping ?? 0) + (other ?? 0) === 0
  const choice = {
    ...(chosen.length > 0 && { lines: chosen }),
    shipping: shipping ?? 0,
    amount: other ?? 0,
  }
  const isWrong = isNothing || shippingError !== undefined || otherError !== undefined
  const { split, problem, retry } = useRefundSplit(site, order.orderId, isWrong ? null : choice)
  const money = (amount: number) => formatMoney(amount, currency)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/order/{orderId}/refunds', {
        params: { orderId: order.orderId },
        body: {
          ...choice,
          ...(chosen.length > 0 && { restock: draft.restock }),
          confirmedAmount: split!.amount,
          reason: draft.reason.trim(),
        },
        key,
      }),
    onDone: ({ amount }) => {
      notify(t.done(money(amount)))
      onDone()
    },
  })
  useEffect(() => {
    if (submission.problem?.code === 'amount_changed') retry()
  }, [submission.problem, retry])
  const errors = [shippingError, otherError, isNothing ? t.nothing : undefined, split ? undefined : t.splitLoading]
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={split ? t.submit(money(split.amount)) : t.title}
        isSevere
        refusals={texts.refusals}
        errors={errors.filter((error) => error !== undefined)}
        isDirty={!isNothing && !submission.isBusy}
        onCancel={onClose}
      >
        <RefundedItems {...{ lines, draft, change }} isAny={chosen.length > 0} />
        <RefundedAmounts {...{ draft, change, shippingError, otherError }} left={t.left(money(left))} />
        {isNothing && <p className="muted small">{t.nothing}</p>}
        {!isWrong && <SplitBox {...{ detail, split, problem }} onRetry={retry} />}
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
  /** True if at least one item is selected. */
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

interface RefundedAmountsProps extends Pick<RefundedItemsProps, 'draft' | 'change'> {
  left: string
  shippingError: string | undefined
  otherError: string | undefined
}

function RefundedAmounts({ draft, change, left, shippingError, otherError }: RefundedAmountsProps) {
  return (
    <>
      <div className="form__pair">
        <TextField
          label={t.shipping}
          hint={left}
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
    </>
  )
}

function amountError(amount: number | null, left: number): string | undefined {
  if (amount === null) return t.wrongAmount
  return amount > left ? t.tooMuch : undefined
}
