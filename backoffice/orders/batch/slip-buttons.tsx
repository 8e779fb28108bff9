import type { Site } from '#domain/sites.ts'
import { call, callsOf } from '#backoffice/call/call.ts'
import { PdfButton } from '#backoffice/kit/pdf-button.tsx'
import type { Shipment } from '../order-types.ts'
import { texts } from '../texts/batch.ts'
import { printProblem } from './print-problem.ts'

const look = { className: 'button button--line button--small', refusals: texts.refusals, refusalText: printProblem }

/** Renders a button that downloads the packing slips for an order's unshipped packages. */
export function OrderSlipButton({ orderId }: { orderId: string }) {
  return (
    <PdfButton
      {...look}
      label={texts.print.packingSlip}
      load={async () => {
        const input = { body: { orderIds: [orderId] }, key: crypto.randomUUID() }
        return { ...(await call('POST /svc_admin/warehouse/packing-slips', input)), message: texts.print.saved }
      }}
    />
  )
}

/** Renders a button that downloads a shipment's packing slip. */
export function ShipmentSlipButton({ site, shipment: { id, number } }: { site: Site; shipment: Shipment }) {
  return (
    <PdfButton
      {...look}
      label={texts.print.packingSlip}
      name={texts.print.ofPackage(number)}
      load={async () => {
        const file = await callsOf(site)('GET /svc_fulfilment/shipments/{id}/packing-slip', { params: { id } })
        return { ...file, message: texts.print.saved }
      }}
    />
  )
}
