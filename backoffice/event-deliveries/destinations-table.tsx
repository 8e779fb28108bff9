import { formatAgeNow } from '../kit/format/dates.ts'
import { Badge, Section } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import type { EventDestination } from './delivery-types.ts'
import { texts } from './texts/en.ts'

const t = texts.received
const numbers = new Intl.NumberFormat('en-US')

/** Renders the events that each destination received, and names the destinations without an account. */
export function DestinationsTable({ destinations }: { destinations: readonly EventDestination[] }) {
  const { off = [], simulated = [] } = Object.groupBy(destinations, ({ state }) => state)
  const active = destinations.filter(({ state }) => state !== 'off')
  return (
    <Section title={t.title}>
      {active.length === 0 ? (
        <Empty text={t.noneOn} />
      ) : (
        <>
          {/* Keys scroll the table on a phone. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className="destinations-scroll" aria-label={t.title} tabIndex={0}>
            <table className="data-table" aria-label={t.title}>
              <thead>
                <tr>
                  {Object.entries(t.columns).map(([id, title]) => (
                    <th key={id} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {active.map((destination) => (
                  <DestinationRow key={destination.destination} destination={destination} />
                ))}
              </tbody>
            </table>
          </section>
          {simulated.length > 0 && <p className="muted small">{t.simulatedText}</p>}
          {off.length > 0 && (
            <p className="muted small">{t.off(off.map(({ destination }) => texts.destinations[destination]))}</p>
          )}
        </>
      )}
    </Section>
  )
}

function DestinationRow({
  destination: { destination, state, delivered, lastEvent, lastAt, waiting },
}: {
  destination: EventDestination
}) {
  return (
    <tr>
      <td>
        {texts.destinations[destination]} {state === 'simulated' && <Badge tone="plain">{t.simulated}</Badge>}
      </td>
      <td>{numbers.format(delivered)}</td>
      <td>
        {lastAt === null ? (
          <span className="muted">{t.none}</span>
        ) : (
          <>
            {lastEvent} <time dateTime={lastAt}>{formatAgeNow(lastAt)}</time>
          </>
        )}
      </td>
      <td>{t.waiting(waiting)}</td>
    </tr>
  )
}
