import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { siteSettings } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message, ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import { texts } from '../../texts/en.ts'
import type { ActionDialogProps } from '../reject-dialog.tsx'
import { DifferenceBox, SettlementField, type Settlement } from './difference-box.tsx'
import { useExchangeOptions, type ExchangeOptions } from './use-exchange-options.ts'
import { preselectedSku, sumDifferences, type ExchangeSums } from './variant-options.ts'
import { VariantField } from './variant-field.tsx'

const t = texts.createExchange

/** Renders the form that closes a return with an exchange order. */
export function CreateExchangeDialog(props: ActionDialogProps) {
  const { site, detail, onClose } = props
  const { loaded, retry } = useExchangeOptions(site, detail.number)
  return (
    <ModalDialog title={t.title(detail.number)} onClose={onClose}>
      {loaded === null && (
        <div aria-busy="true" aria-label={t.loading}>
          <Skeleton lines={4} />
        </div>
      )}
      {loaded && 'problem' in loaded && <ProblemBox problem={loaded.problem} onRetry={retry} />}
      {loaded && 'options' in loaded && <ExchangeForm {...props} options={loaded.options} />}
    </ModalDialog>
  )
}

type Skus = Readonly<Record<string, string>>

/** Returns the agreed variants if the customer has paid, or else those that the customer wants. */
function firstSkus({ exchangePayment }: ActionDialogProps['detail'], options: ExchangeOptions): Skus {
  const agreed = exchangePayment?.items.map(({ itemId, sku }) => [itemId, sku] as const)
  return Object.fromEntries(agreed ?? options.items.map((item) => [item.itemId, preselectedSku(item)] as const))
}

function ExchangeForm({ site, detail, options, onDone, onClose }: ActionDialogProps & { options: ExchangeOptions }) {
  const { resolution, exchangePayment } = detail
  const [skus, setSkus] = useState<Skus>(() => firstSkus(detail, options))
  const [settlement, setSettlement] = useState<Settlement>('payment')
  const [isChecked, setChecked] = useState(false)
  const isPaid = exchangePayment !== null
  const items = options.items.map(({ itemId }) => ({ itemId, sku: skus[itemId] ?? '' }))
  const sent = useExchange({ site, detail, items, sums: sumsOf(detail, options, skus), settlement, onDone })
  const { submission, sums, submit, missingPermission } = sent
  const isBlocked = options.items.some(({ variants }) => variants.length === 0)
  const isMissing = items.some(({ sku }) => sku === '')
  const errors = [
    ...(isBlocked ? [t.notExchangeable] : isMissing ? [t.missing] : []),
    ...(missingPermission === null ? [] : [missingPermission]),
  ]
  return (
    <Form
      submission={submission}
      submit={submit}
      isSevere={sums.refund > 0}
      refusals={texts.refusals}
      errors={errors}
      onInvalid={() => setChecked(true)}
      onCancel={onClose}
    >
      {resolution === 'refund' && <Message tone="warn">{t.wantsRefund}</Message>}
      {isBlocked ? <Message tone="bad">{t.notExchangeable}</Message> : <p className="small">{t.text}</p>}
      {isPaid && <Message tone="note">{t.isPaid}</Message>}
      {options.items.map((item) => (
        <VariantField
          key={item.itemId}
          site={site}
          item={item}
          sku={skus[item.itemId] ?? ''}
          isLocked={isPaid}
          isChecked={isChecked}
          isRefused={submission.details['itemId'] === item.itemId}
          onChange={(sku) => {
            submission.dismiss()
            setSkus({ ...skus, [item.itemId]: sku })
          }}
        />
      ))}
      {!isMissing && !isBlocked && <DifferenceBox site={site} sums={sums} isPaid={isPaid} />}
      {sums.due > 0 && !isPaid && <SettlementField settlement={settlement} onChange={setSettlement} />}
      {missingPermission !== null && <Message tone="warn">{missingPermission}</Message>}
      <div className="small">
        <h3>{t.shipTo}</h3>
        <p>{options.shipTo.join(', ')}</p>
        <p className="muted">{t.addressHint}</p>
      </div>
    </Form>
  )
}

/** Returns the current differences. A paid difference stays as agreed. */
function sumsOf(
  { exchangePayment }: ActionDialogProps['detail'],
  { items }: ExchangeOptions,
  skus: Skus,
): ExchangeSums {
  const sums = sumDifferences(items, skus)
  return exchangePayment ? { ...sums, due: exchangePayment.due, dueTax: exchangePayment.tax } : sums
}

/** Returns the amounts that the server requires, if it refused others. */
function changedAmounts(error: unknown, key: string) {
  if (!isRefusalError(error) || error.code !== 'difference_changed') return null
  const { refund, due } = error.details
  return typeof refund === 'number' && typeof due === 'number' ? { key, refund, due } : null
}

interface Exchange extends Pick<ActionDialogProps, 'site' | 'detail' | 'onDone'> {
  items: readonly { itemId: string; sku: string }[]
  sums: ExchangeSums
  settlement: Settlement
}

/**
 * Returns the call for the selected variants: the exchange order, with its refund or waiver, or the payment link. After
 * a refusal of the amounts, returns the current amounts for confirmation.
 */
function useExchange({ site, detail, items, sums, settlement, onDone }: Exchange) {
  const { number, exchangePayment } = detail
  const mayRefund = useHasPermission('refunds.write')
  const mayRequest = useHasPermission('payments.write')
  const [current, setCurrent] = useState<{ key: string; refund: number; due: number } | null>(null)
  const selection = JSON.stringify(items)
  const changed = current?.key === selection ? current : null
  const confirmed = { ...sums, ...(changed && { refund: changed.refund, due: changed.due }) }
  const { refund, due } = confirmed
  const isRequest = due > 0 && exchangePayment === null && settlement === 'payment'
  const waived = isRequest || exchangePayment !== null ? 0 : due
  const money = (amount: number) => formatMoney(amount, siteSettings[site].currency)
  const call = callsOf(site)
  const submission = useSubmit({
    send: async (key) => {
      const params = { number }
      const body = { items: [...items] }
      try {
        if (isRequest)
          return await call('POST /svc_rma/desk/{number}/exchange-order/payment', {
            params,
            body: { ...body, due },
            key,
          })
        if (refund > 0 || waived > 0)
          return await call('POST /svc_rma/desk/{number}/exchange-order/settle', {
            params,
            body: { ...body, refund, waived },
            key,
          })
        return await call('POST /svc_rma/desk/{number}/exchange-order', { params, body, key })
      } catch (error) {
        setCurrent(changedAmounts(error, selection))
        throw error
      }
    },
    entries: { items, settlement, refund, due },
    done: ({ replacement }) => (isRequest ? t.requested(money(due)) : t.done(replacement)),
    onDone,
  })
  const needsRefunds = !isRequest && (refund > 0 || waived > 0) && !mayRefund
  const missingPermission = needsRefunds ? t.needsRefunds : isRequest && !mayRequest ? t.needsPayments : null
  const submit = isRequest ? t.request(money(due)) : refund > 0 ? t.submitWithRefund(money(refund)) : t.submit
  return { submission, sums: confirmed, submit, missingPermission }
}
