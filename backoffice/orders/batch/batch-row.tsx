import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { carrierCodes, carrierName } from '#domain/shipping/delivery/carriers.ts'
import { siteSettings } from '#domain/sites.ts'
import { CheckField, SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { otherCarrier } from '../ship/parcel.ts'
import { texts } from '../texts/batch.ts'
import { hasShipped, mayShareNumber, type BatchEntry, type EntryProblem } from './batch-entries.ts'
import type { Batch } from './use-batch.ts'

interface BatchRowProps {
  entry: BatchEntry
  error: EntryProblem | undefined
  batch: Batch
  onScanned: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Renders a package in the batch: its order and contents, the fields, and the result. */
export function BatchRow({ entry, error, batch, onScanned }: BatchRowProps) {
  const { id, order, contents, result, trackingNumber } = entry
  const { orderId, isPickup } = order
  const isDone = hasShipped(entry)
  const isLocked = batch.isLocked(entry)
  return (
    <li className="batch-row" data-done={isDone || undefined}>
      <div className="batch-row__order">
        <p className="row row--tight">
          <Link to={`/orders/${orderId}`}>{orderId}</Link>
          <span className="muted small">{siteSettings[order.site].title}</span>
          {isPickup && <Badge tone="plain">{texts.pickup}</Badge>}
          {order.hasOpenRequest && <Badge tone="warn">{texts.openRequest}</Badge>}
        </p>
        <p className="small">{texts.name(order.name, order.city)}</p>
        <p className="muted small">{texts.package(contents.packageNumber, contents.label)}</p>
        <ul className="small">
          {contents.units.map(({ sku, qty, name }, index) => (
            <li key={`${sku}-${index}`}>{texts.unit(qty, name)}</li>
          ))}
        </ul>
      </div>
      {isDone ? (
        <p>
          <Badge tone="ok">{isPickup ? texts.ready : texts.shipped(result?.shipment?.trackingNumber ?? '')}</Badge>
        </p>
      ) : (
        <div className="batch-row__fields">
          {!isPickup && (
            <>
              <TextField
                label={texts.trackingNumber}
                aria-label={texts.numberOf(orderId, contents.packageNumber)}
                className="input batch-row__number"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={80}
                value={trackingNumber}
                readOnly={isLocked}
                aria-disabled={isLocked || undefined}
                error={error === 'same_order' || error === 'other_order' ? texts.repeated[error] : undefined}
                onKeyDown={onScanned}
                onChange={({ currentTarget }) => batch.setNumber(id, currentTarget.value)}
              />
              <CarrierField entry={entry} isMissing={error === 'carrierMissing'} batch={batch} />
              {mayShareNumber(entry, error) && (
                <CheckField
                  label={texts.sharesNumber}
                  aria-label={`${texts.sharesNumber}: ${orderId}, ${contents.packageNumber}`}
                  checked={entry.sharesNumber}
                  aria-disabled={isLocked || undefined}
                  onChange={({ currentTarget }) => batch.setShared(id, currentTarget.checked)}
                />
              )}
            </>
          )}
          <CheckField
            label={isPickup ? texts.markReady : texts.shipAll}
            aria-label={`${isPickup ? texts.markReady : texts.shipAll}: ${orderId}, ${contents.packageNumber}`}
            checked={entry.isChosen}
            aria-disabled={isLocked || undefined}
            onChange={({ currentTarget }) => batch.setChosen(id, currentTarget.checked)}
          />
          {result?.refused && <Message tone="bad">{texts.refused[result.refused]}</Message>}
        </div>
      )}
    </li>
  )
}

function CarrierField({ entry, isMissing, batch }: { entry: BatchEntry; isMissing: boolean; batch: Batch }) {
  const { id, carrier, order, contents } = entry
  const isLocked = batch.isLocked(entry)
  return (
    <>
      <SelectField
        label={texts.carrier}
        aria-label={texts.carrierOf(order.orderId, contents.packageNumber)}
        value={carrier.code}
        aria-disabled={isLocked || undefined}
        options={[
          ...carrierCodes.map((code) => [code, carrierName(code)] as const),
          [otherCarrier, texts.other] as const,
        ]}
        onChange={({ currentTarget }) => batch.setCarrier(id, { ...carrier, code: currentTarget.value })}
      />
      {carrier.code === otherCarrier && (
        <TextField
          label={texts.carrierName}
          aria-label={texts.carrierNameOf(order.orderId, contents.packageNumber)}
          maxLength={40}
          value={carrier.name}
          readOnly={isLocked}
          aria-disabled={isLocked || undefined}
          error={isMissing ? texts.carrierMissing : undefined}
          onChange={({ currentTarget }) => batch.setCarrier(id, { ...carrier, name: currentTarget.value })}
        />
      )}
    </>
  )
}
