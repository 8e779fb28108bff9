import { useState } from 'react'
import { carrierCodes, carrierName, pickupCarrier } from '#domain/shipping/delivery/carriers.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { QuantityList } from '#backoffice/kit/form/quantity-list.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { OrderDetail, Shipments } from '../order-types.ts'
import { texts as batch } from '../texts/batch.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { initialCarrier, mayShareNumber, unshippedPackages, otherCarrier, parcelQuantities } from './parcel.ts'

interface ShipDialogProps {
  detail: OrderDetail
  shipments: Shipments
  onDone: () => void
  onClose: () => void
}

const t = dialogs.ship

/** Renders the form for a parcel: package, quantities, carrier, and tracking number. */
export function ShipDialog({ detail, shipments, onDone, onClose }: ShipDialogProps) {
  const packages = unshippedPackages(shipments.remaining)
  const [number, setNumber] = useState(packages[0]!.number)
  const pieces = packages.find((each) => each.number === number)?.pieces ?? packages[0]!.pieces
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      {packages.length > 1 && (
        <SelectField
          label={t.package}
          value={number}
          options={packages.map((each) => [
            String(each.number),
            t.packageName(each.number, rateOf(detail, each.number)?.label ?? ''),
          ])}
          onChange={({ currentTarget }) => setNumber(Number(currentTarget.value))}
        />
      )}
      <ParcelForm key={number} {...{ detail, shipments, number, pieces, onDone, onClose }} />
    </ModalDialog>
  )
}

function rateOf({ order }: OrderDetail, number: number) {
  return order.shipping.find(({ packageNumber }) => packageNumber === number)
}

interface ParcelFormProps {
  detail: OrderDetail
  shipments: Shipments
  number: number
  pieces: Shipments['remaining']
  onDone: () => void
  onClose: () => void
}

function ParcelForm({ detail, shipments, number, pieces, onDone, onClose }: ParcelFormProps) {
  const { site, order } = detail
  const isPickup = order.pickup !== null
  const [carrier, setCarrier] = useState(() => initialCarrier(rateOf(detail, number)?.carrier))
  const [trackingNumber, setTrackingNumber] = useState('')
  const [sharesNumber, setSharesNumber] = useState(false)
  const [status, setStatus] = useState<'packed' | 'ready' | 'shipped'>(isPickup ? 'ready' : 'shipped')
  const [quantities, setQuantities] = useState(() => Object.fromEntries(pieces.map(({ sku, qty }) => [sku, qty])))
  const parcel = parcelQuantities(pieces, quantities)
  const carrierText = isPickup ? pickupCarrier : carrier.code === otherCarrier ? carrier.name.trim() : carrier.code
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/order/{orderId}/shipments', {
        params: { orderId: order.orderId },
        body: {
          packageNumber: number,
          carrier: carrierText,
          trackingNumber: trackingNumber.trim(),
          sharesNumber,
          status,
          ...(parcel && { pieces: parcel }),
        },
        key,
      }),
    done: t.done[status],
    onDone,
  })
  const isRepeated = sharesNumber || submission.problem?.code === 'number_repeated'
  const parcelLabel = { packageNumber: number, carrier: carrierText, trackingNumber }
  // A confirmation is valid only for the label that the server refused.
  const relabel = (changed: Label) => {
    setCarrier(changed.carrier)
    setTrackingNumber(changed.trackingNumber)
    setSharesNumber(false)
    if (isRepeated) submission.dismiss()
  }
  const isEmpty = parcel?.length === 0
  const errors = [...(isEmpty ? [t.nothing] : []), ...(carrierText === '' ? [t.carrierMissing] : [])]
  return (
    <Form
      submission={submission}
      submit={t.submit[status]}
      refusals={texts.refusals}
      errors={errors}
      isDirty={trackingNumber !== '' && !submission.isBusy}
      onCancel={onClose}
    >
      <QuantityList
        legend={t.contents}
        lines={pieces.map(({ sku, qty }) => ({ id: sku, name: nameOf(detail, sku), detail: sku, max: qty }))}
        values={quantities}
        onChange={(sku, quantity) => setQuantities({ ...quantities, [sku]: quantity })}
        of={t.of}
        error={isEmpty ? t.nothing : undefined}
      />
      {!isPickup && <CarrierFields label={{ carrier, trackingNumber }} onChange={relabel} />}
      {isRepeated && mayShareNumber(shipments.shipments, parcelLabel) && (
        <CheckField
          label={batch.sharesNumber}
          checked={sharesNumber}
          onChange={({ currentTarget }) => setSharesNumber(currentTarget.checked)}
        />
      )}
      <SelectField
        label={t.status}
        value={status}
        options={(isPickup ? (['ready', 'packed'] as const) : (['shipped', 'packed'] as const)).map((each) => [
          each,
          t.statuses[each],
        ])}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as typeof status)}
      />
    </Form>
  )
}

interface Label {
  carrier: ReturnType<typeof initialCarrier>
  trackingNumber: string
}

function CarrierFields({ label, onChange }: { label: Label; onChange: (label: Label) => void }) {
  const { carrier, trackingNumber } = label
  const onCarrier = (changed: Label['carrier']) => onChange({ ...label, carrier: changed })
  return (
    <>
      <div className="form__pair">
        <SelectField
          label={t.carrier}
          value={carrier.code}
          options={[
            ...carrierCodes.map((code) => [code, carrierName(code)] as const),
            [otherCarrier, t.other] as const,
          ]}
          onChange={({ currentTarget }) => onCarrier({ ...carrier, code: currentTarget.value })}
        />
        {carrier.code === otherCarrier && (
          <TextField
            label={t.carrierName}
            maxLength={40}
            value={carrier.name}
            error={carrier.name.trim() === '' ? t.carrierMissing : undefined}
            onChange={({ currentTarget }) => onCarrier({ ...carrier, name: currentTarget.value })}
          />
        )}
      </div>
      <TextField
        label={t.trackingNumber}
        hint={t.trackingHint}
        autoFocus
        maxLength={80}
        value={trackingNumber}
        onChange={({ currentTarget }) => onChange({ ...label, trackingNumber: currentTarget.value })}
      />
    </>
  )
}

function nameOf({ order }: OrderDetail, sku: string): string {
  return order.items.find((item) => item.sku === sku)?.name ?? sku
}
