import { carrierName, carrierPage } from '#domain/shipping/delivery/carriers.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import type { OrderDetail, Shipment, Shipments } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { ShipmentSlipButton } from '../batch/slip-buttons.tsx'
import { PickedUpButton } from '../ship/picked-up-button.tsx'

interface PackagesListProps {
  detail: OrderDetail
  shipments: Shipments
  onTrack: (shipmentId: string) => void
  onDone: () => void
}

/** Renders an order's packages. */
export function PackagesList({ detail, shipments, onTrack, onDone }: PackagesListProps) {
  const mayShip = useHasPermission('shipments.write')
  return shipments.shipments.map((shipment) => (
    <Section
      key={shipment.id}
      title={dialogs.ship.packageName(shipment.number, '')}
      actions={
        mayShip && (
          <div className="row row--tight">
            <ShipmentSlipButton site={detail.site} shipment={shipment} />
            {isWaitingForPickup(detail, shipment) && (
              <PickedUpButton site={detail.site} shipment={shipment} onDone={onDone} />
            )}
            <button type="button" className="button button--line button--small" onClick={() => onTrack(shipment.id)}>
              {dialogs.track.open}
            </button>
          </div>
        )
      }
    >
      <p className="row row--tight small">
        <LatestStatus shipment={shipment} isPickup={detail.order.pickup !== null} />
        <Tracking shipment={shipment} />
      </p>
      <ul className="parcel-items small">
        {shipment.pieces.map(({ sku, qty }) => (
          <li key={sku}>
            {qty} × {detail.order.items.find((item) => item.sku === sku)?.name ?? sku}
          </li>
        ))}
      </ul>
    </Section>
  ))
}

const isWaitingForPickup = ({ order }: OrderDetail, { events }: Shipment) =>
  order.pickup !== null && events[0]?.status === 'ready'

function LatestStatus({ shipment: { events }, isPickup }: { shipment: Shipment; isPickup: boolean }) {
  const status = events[0]?.status
  if (status === undefined) return null
  const isException = status === 'delayed' || status === 'returned'
  const tone = isException ? 'bad' : status === 'delivered' ? 'ok' : 'note'
  const isCollected = isPickup && status === 'delivered'
  return <Badge tone={tone}>{texts.tracking[isCollected ? 'collected' : status] ?? status}</Badge>
}

function Tracking({ shipment: { carrier, trackingNumber } }: { shipment: Shipment }) {
  const page = carrierPage(carrier, trackingNumber)
  const text = `${carrierName(carrier)} ${trackingNumber}`.trim()
  return page === null ? (
    <span>{text}</span>
  ) : (
    <a href={page} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
