import { lazy, Suspense, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { ReturnDetail } from '../return-types.ts'
import { texts } from '../texts/en.ts'
import { offeredActions } from './offered-actions.ts'

const dialogs = {
  reject: lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog })),
  receive: lazy(async () => ({ default: (await import('./receive-dialog.tsx')).ReceiveDialog })),
  refund: lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog })),
  exchange: lazy(async () => ({ default: (await import('./exchange/create-dialog.tsx')).CreateExchangeDialog })),
  record_exchange: lazy(async () => ({ default: (await import('./exchange/record-dialog.tsx')).RecordExchangeDialog })),
  cancel_payment: lazy(async () => ({
    default: (await import('./exchange/cancel-payment-dialog.tsx')).CancelPaymentDialog,
  })),
  cancel_exchange: lazy(async () => ({ default: (await import('./exchange/cancel-dialog.tsx')).CancelExchangeDialog })),
}

interface ReturnActionsProps {
  site: Site
  detail: ReturnDetail
  onDone: () => void
}

/** Renders a return's action buttons and their dialogs. */
export function ReturnActions({ site, detail, onDone }: ReturnActionsProps) {
  const { number } = detail
  const mayWrite = useHasPermission('returns.write')
  const mayRefund = useHasPermission('refunds.write')
  const mayRequest = useHasPermission('payments.write')
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null)
  const approval = useSubmit({
    send: (key) => callsOf(site)('POST /svc_rma/desk/{number}/approve', { params: { number }, key }),
    done: texts.actions.approved,
    onDone,
  })
  const actions = offeredActions(detail).filter((action) => {
    if (action === 'refund') return mayRefund
    return action === 'cancel_payment' ? mayRequest : mayWrite
  })
  const ActionDialog = dialog === null ? null : dialogs[dialog]
  return (
    <>
      {approval.problem && <Message tone="bad">{problemText(approval.problem, texts.refusals)}</Message>}
      {actions.map((action, index) => (
        <button
          key={action}
          type="button"
          className={`button button--small ${index === 0 ? '' : 'button--line'}`}
          aria-disabled={action === 'approve' && approval.isBusy}
          onClick={() => (action === 'approve' ? approval.submit() : setDialog(action))}
        >
          {texts.actions[action]}
        </button>
      ))}
      {ActionDialog && (
        <Suspense>
          <ActionDialog
            site={site}
            detail={detail}
            onClose={() => setDialog(null)}
            onDone={() => {
              setDialog(null)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
