import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { TicketPage, TicketView } from './ticket-view.ts'

interface TicketListProps extends TicketPage {
  to: string
  isOfOrder?: boolean
}

/** Renders tickets with code, holder, event and earned discounts [TICKET-001, TICKET-002]. */
export function TicketList({ tickets, next, to, isOfOrder = false }: TicketListProps) {
  const texts = useTexts('account')
  if (tickets.length === 0) return null
  return (
    <section className="tickets" aria-labelledby="tickets">
      <h2 className="h3" id="tickets">
        {texts.tickets}
      </h2>
      {tickets.some(({ pass }) => pass !== null) && <p className="muted small">{texts.passHint}</p>}
      <ul className="tickets__list">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="ticket">
            <Ticket ticket={ticket} isOfOrder={isOfOrder} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link className="link" to={`${to}?tickets=${next}#tickets`}>
          {texts.moreTickets}
        </Link>
      )}
    </section>
  )
}

/** White modules around a QR code; scanners need this margin. */
const quiet = 4

function Ticket({ ticket, isOfOrder }: { ticket: TicketView; isOfOrder: boolean }) {
  const texts = useTexts('account')
  const { event, type, holder, status, order, pass, earned } = ticket
  return (
    <>
      {pass && (
        <svg
          className="ticket__pass"
          viewBox={`${-quiet} ${-quiet} ${pass.size + 2 * quiet} ${pass.size + 2 * quiet}`}
          role="img"
          aria-label={texts.pass(event)}
          shapeRendering="crispEdges"
        >
          <path d={pass.path} />
        </svg>
      )}
      <div className="ticket__facts">
        <h3 className="ticket__event">{event}</h3>
        <p>
          {texts.ticketFor(type, holder)} <span className="muted">· {texts.ticketStatuses[status]}</span>
        </p>
        {order !== null && !isOfOrder && (
          <p className="small">
            <Link className="link" to={`/account/order/${order}`}>
              {texts.order(order)}
            </Link>
          </p>
        )}
        {earned.length > 0 && (
          <>
            <p className="label">{texts.ticketEarned}</p>
            <ul className="ticket__earned">
              {earned.map((each, index) => (
                // A ticket may have two discounts on one product.
                <EarnedDiscount key={index} earned={each} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function EarnedDiscount({ earned: { product, off, shipsFree, uses } }: { earned: TicketView['earned'][number] }) {
  const texts = useTexts('account')
  const formats = useFormats()
  const amount = off && texts.off('percent' in off ? formats.percent(off.percent) : formats.money(off.amount))
  const what = amount === null ? texts.shipsFree : shipsFree ? texts.shipsFreeToo(amount) : amount
  return (
    <li>
      {product ? (
        <Link className="link" to={product.url}>
          {product.name}
        </Link>
      ) : (
        texts.earnedProduct
      )}
      {texts.earnedWhat(what, uses)}
    </li>
  )
}
