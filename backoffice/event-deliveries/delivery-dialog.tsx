import { siteSettings } from '#domain/sites.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { formatAgeNow } from '../kit/format/dates.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import type { EventDelivery } from './delivery-types.ts'
import { texts } from './texts/en.ts'

interface DeliveryDialogProps {
  delivery: EventDelivery
  onClose: () => void
  onDone: () => void
}

/** Renders a failed delivery's details and actions. */
export function DeliveryDialog({ delivery, onClose, onDone }: DeliveryDialogProps) {
  const { id, destination, event, attempts, lastError, createdAt, site } = delivery
  const mayWrite = useHasPermission('analytics.write')
  const t = texts.columns
  const facts = [
    [t.event, event],
    [t.lastError, lastError],
    [t.attempts, attempts],
    [t.site, siteSettings[site].title],
  ] as const
  return (
    <ModalDialog title={texts.destinations[destination]} onClose={onClose}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t.createdAt}</dt>
          <dd>
            <time dateTime={createdAt}>{formatAgeNow(createdAt)}</time>
          </dd>
        </div>
      </dl>
      {mayWrite ? (
        <div className="modal__foot">
          <DeliveryActions ids={[id]} className="button button--line button--small" onDone={onDone} />
        </div>
      ) : (
        <p className="muted small">{texts.readOnly}</p>
      )}
    </ModalDialog>
  )
}
