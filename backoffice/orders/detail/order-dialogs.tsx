import { lazy, Suspense } from 'react'
import type { OrderLine } from './lines.ts'
import type { LoadedOrder } from './load-order.ts'
import { CaptureDialog } from './capture-dialog.tsx'

const ShipDialog = lazy(async () => ({ default: (await import('../ship/ship-dialog.tsx')).ShipDialog }))
const TrackDialog = lazy(async () => ({ default: (await import('../ship/track-dialog.tsx')).TrackDialog }))
const RefundDialog = lazy(async () => ({ default: (await import('../refund/refund-dialog.tsx')).RefundDialog }))
const CorrectDialog = lazy(async () => ({ default: (await import('../correct/correct-dialog.tsx')).CorrectDialog }))
const ResendDialog = lazy(async () => ({ default: (await import('../gift-cards/resend-dialog.tsx')).ResendDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('../refund/cancel-dialog.tsx')).CancelDialog }))

/** The open dialog on an order page. `id` identifies a shipment or a gift card. */
export type OrderDialog =
  | { kind: 'ship' }
  | { kind: 'refund' }
  | { kind: 'cancel' }
  | { kind: 'correct' }
  | { kind: 'capture' }
  | { kind: 'track'; id: string }
  | { kind: 'resend'; id: string }
  | null

interface OrderDialogsProps {
  dialog: OrderDialog
  loaded: LoadedOrder
  lines: readonly OrderLine[]
  onDone: () => void
  onClose: () => void
}

/** Renders the open dialog on an order page. */
export function OrderDialogs({ dialog, loaded, lines, onDone, onClose }: OrderDialogsProps) {
  const { detail, shipments, refunds, giftCards } = loaded
  if (dialog === null) return null
  const closing = {
    onClose,
    onDone: () => {
      onClose()
      onDone()
    },
  }
  const tracked = dialog.kind === 'track' ? shipments.data?.shipments.find(({ id }) => id === dialog.id) : undefined
  const resent = dialog.kind === 'resend' ? giftCards.data?.find(({ id }) => id === dialog.id) : undefined
  return (
    <Suspense>
      {dialog.kind === 'ship' && shipments.data && (
        <ShipDialog detail={detail} shipments={shipments.data} {...closing} />
      )}
      {dialog.kind === 'refund' && refunds.data && (
        <RefundDialog detail={detail} overview={refunds.data} lines={lines} {...closing} />
      )}
      {dialog.kind === 'cancel' && <CancelDialog detail={detail} lines={lines} {...closing} />}
      {dialog.kind === 'correct' && <CorrectDialog detail={detail} {...closing} />}
      {dialog.kind === 'capture' && <CaptureDialog site={detail.site} orderId={detail.order.orderId} {...closing} />}
      {resent && <ResendDialog orderId={detail.order.orderId} card={resent} currency={detail.currency} {...closing} />}
      {tracked && (
        <TrackDialog site={detail.site} shipment={tracked} isPickup={detail.order.pickup !== null} {...closing} />
      )}
    </Suspense>
  )
}
