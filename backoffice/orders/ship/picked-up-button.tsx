import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Shipment } from '../order-types.ts'
import { texts as batch } from '../texts/batch.ts'
import { texts } from '../texts/en.ts'

/** Renders a button that records that the customer has picked up a package. */
export function PickedUpButton({ site, shipment, onDone }: { site: Site; shipment: Shipment; onDone: () => void }) {
  const { isBusy, problem, submit } = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/shipments/{id}/events', {
        params: { id: shipment.id },
        body: { status: 'delivered' },
        key,
      }),
    done: batch.collect.done,
    onDone,
  })
  return (
    <>
      <button type="button" className="button button--small" aria-disabled={isBusy} onClick={submit}>
        {batch.collect.button}
      </button>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}
