import { useState } from 'react'
import { fitsDeliveryMethod, trackingStatuses } from '#domain/shipping/delivery/tracking.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Shipment } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

interface TrackDialogProps {
  site: Site
  shipment: Shipment
  isPickup: boolean
  onDone: () => void
  onClose: () => void
}

const t = dialogs.track

/** Renders the form for a parcel's tracking event. */
export function TrackDialog({ site, shipment, isPickup, onDone, onClose }: TrackDialogProps) {
  const statuses = trackingStatuses.filter((status) => fitsDeliveryMethod(status, isPickup))
  const latest = shipment.events[0]?.status
  const [status, setStatus] = useState(statuses[statuses.findIndex((each) => each === latest) + 1] ?? statuses[0]!)
  const [place, setPlace] = useState('')
  const [note, setNote] = useState('')
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/shipments/{id}/events', {
        params: { id: shipment.id },
        body: { status, place: place.trim(), note: note.trim() },
        key,
      }),
    done: t.done,
    onDone,
  })
  return (
    <ModalDialog title={t.title(shipment.number)} onClose={onClose}>
      <Form submission={submission} submit={t.submit} refusals={texts.refusals} onCancel={onClose}>
        <SelectField
          label={t.status}
          value={status}
          options={statuses.map((each) => [each, texts.tracking[each] ?? each])}
          onChange={({ currentTarget }) => setStatus(currentTarget.value as typeof status)}
        />
        <TextField
          label={t.place}
          maxLength={120}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        <TextField
          label={t.note}
          hint={t.noteHint}
          maxLength={300}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
