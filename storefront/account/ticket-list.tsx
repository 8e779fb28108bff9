import { Link } from '../link.tsx'
import { useTexts } from '../shop-context.tsx'
import type { TicketView } from './ticket-view.ts'

/** The customer's tickets, and the way to what they earned [TICKET-001]. */
export function TicketList({ tickets, usesLeft }: { tickets: readonly TicketView[]; usesLeft: number }) {
  const texts = useTexts('account')
  return (
    <>
      {tickets.length > 0 && (
        <section className="tickets" aria-labelledby="tickets">
          <h2 className="h3" id="tickets">
            {texts.tickets}
          </h2>
          <ul className="tickets__list">
            {tickets.map(({ id, event, type, holder, status }) => (
              <li key={id}>
                <strong>{event}</strong>
                <span>{texts.ticketFor(type, holder)}</span>
                <span className="muted">{texts.ticketStatuses[status]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link className="link" to="/account/earned-store">
          {usesLeft > 0 ? texts.earnedWaiting(usesLeft) : texts.earnedStore}
        </Link>
      </p>
    </>
  )
}
