import { useState } from 'react'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import { texts } from '../../texts/en.ts'
import type { ActionDialogProps } from '../reject-dialog.tsx'
import { useExchangeOptions, type ExchangeOptions } from './use-exchange-options.ts'
import { preselectedSku } from './variant-options.ts'
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

function ExchangeForm({ site, detail, options, onDone, onClose }: ActionDialogProps & { options: ExchangeOptions }) {
  const { number, resolution } = detail
  const [skus, setSkus] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(options.items.map((item) => [item.itemId, preselectedSku(item)])),
  )
  const [isChecked, setChecked] = useState(false)
  const items = options.items.map(({ itemId }) => ({ itemId, sku: skus[itemId] ?? '' }))
  const isBlocked = options.items.some(({ variants }) => variants.length === 0)
  const isMissing = items.some(({ sku }) => sku === '')
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/exchange-order', { params: { number }, body: { items }, key }),
    entries: items,
    done: ({ replacement }) => t.done(replacement),
    onDone,
  })
  return (
    <Form
      submission={submission}
      submit={t.submit}
      refusals={texts.refusals}
      errors={isBlocked ? [t.notExchangeable] : isMissing ? [t.missing] : []}
      onInvalid={() => setChecked(true)}
      onCancel={onClose}
    >
      {resolution === 'refund' && <Message tone="warn">{t.wantsRefund}</Message>}
      {isBlocked ? <Message tone="bad">{t.notExchangeable}</Message> : <p className="small">{t.text}</p>}
      {options.items.map((item) => (
        <VariantField
          key={item.itemId}
          item={item}
          sku={skus[item.itemId] ?? ''}
          isChecked={isChecked}
          isRefused={submission.details['itemId'] === item.itemId}
          onChange={(sku) => setSkus({ ...skus, [item.itemId]: sku })}
        />
      ))}
      <div className="small">
        <h3>{t.shipTo}</h3>
        <p>{options.shipTo.join(', ')}</p>
        <p className="muted">{t.addressHint}</p>
      </div>
      <p className="muted small">{t.samePrice}</p>
    </Form>
  )
}
