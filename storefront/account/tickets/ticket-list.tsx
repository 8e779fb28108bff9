import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { TicketView } from './ticket-view.ts'

interface TicketsProps {
  tickets: readonly TicketView[]
  /** URL of the page with the next tickets. */
  more: string | null
  isOfOrder?: boolean
  /** Heading level of the tickets. */
  level?: 2 | 3
}

/** Renders a ticket section, or nothing if there are no tickets [TICKET-001, TICKET-002]. */
export function TicketList(props: TicketsProps) {
  const texts = useTexts('account')
  if (props.tickets.length === 0) return null
  return (
    <section className="tickets" aria-labelledby="tickets">
      <h2 className="h3" id="tickets">
        {texts.tickets}
      </h2>
      <Tickets {...props} />
    </section>
  )
}

/** Renders tickets as rows that expand to show code, holder, and earned discounts. */
export function Tickets({ tickets, more, isOfOrder = false, level = 3 }: TicketsProps) {
  const texts = useTexts('account')
  return (
    <>
      {tickets.some(({ pass }) => pass !== null) && <p className="tickets__hint muted small">{texts.passHint}</p>}
      <ul className="tickets__list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Ticket ticket={ticket} isOfOrder={isOfOrder} level={level} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <p>
          <Link className="link" to={more}>
            {texts.moreTickets}
          </Link>
        </p>
      )}
    </>
  )
}

/** Width of the white margin that scanners need around a QR code, in modules. */
const quiet = 4

interface TicketProps extends Required<Pick<TicketsProps, 'isOfOrder' | 'level'>> {
  ticket: TicketView
}

function Ticket({ ticket, isOfOrder, level }: TicketProps) {
  const texts = useTexts('account')
  const { event, when, place, calendar, type, holder, status, order, pass, earned } = ticket
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className="ticket">
      <summary>
        <span className="ticket__row">
          <Heading className="ticket__event">{event}</Heading>
          {when !== null && <span>{when}</span>}
          {place !== '' && <span className="muted">{place}</span>}
          <span>
            {texts.ticketFor(type, holder)} <span className="muted">· {texts.ticketStatuses[status]}</span>
          </span>
        </span>
        {pass && <span className="ticket__open link">{texts.showPass}</span>}
      </summary>
      <div className="ticket__body">
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
        {calendar !== null && status === 'valid' && (
          <p className="small">
            <a className="link" href={calendar} download>
              {texts.addToCalendar}
            </a>
          </p>
        )}
        {order !== null && !isOfOrder && (
          <p className="small">
            <Link className="link" to={`/account/order/${order}`}>
              {texts.order(order)}
            </Link>
          </p>
        )}
        <Earned earned={earned} />
      </div>
    </details>
  )
}

function Earned({ earned }: Pick<TicketView, 'earned'>) {
  const texts = useTexts('account')
  if (earned.length === 0) return null
  return (
    <div>
      <p className="label">{texts.ticketEarned}</p>
      <ul className="ticket__earned">
        {earned.map((each, index) => (
          // A ticket may have two discounts on the same product.
          <EarnedDiscount key={index} earned={each} />
        ))}
      </ul>
    </div>
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
