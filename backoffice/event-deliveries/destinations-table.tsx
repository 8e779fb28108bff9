import { formatAgeNow } from '../kit/format/dates.ts'
import { Badge, Section } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import type { EventDestination } from './delivery-types.ts'
import { texts } from './texts/en.ts'

const t = texts.received
const numbers = new Intl.NumberFormat('en-US')

/** Renders each destination's event counts, and lists the destinations without an account. */
export function DestinationsTable({ destinations }: { destinations: readonly EventDestination[] }) {
  const { off = [], simulated = [] } = Object.groupBy(destinations, ({ state }) => state)
  const active = destinations.filter(({ state }) => state !== 'off')
  return (
    <Section title={t.title}>
      {active.length === 0 ? (
        <Empty text={t.noneOn} />
      ) : (
        <>
          {/* The table is wider than a phone. Focus lets keys scroll it. */}
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
        <span className="destination-name">
          {texts.destinations[destination]}
          {state === 'simulated' && <Badge tone="plain">{t.simulated}</Badge>}
        </span>
      </td>
      <td>
        <span className="list__label">{t.columns.delivered} </span>
        {numbers.format(delivered)}
      </td>
      <td>
        <span className="list__label">{t.columns.last} </span>
        {lastAt === null ? (
          <span className="muted">{t.none}</span>
        ) : (
          <>
            <code>{lastEvent}</code> <time dateTime={lastAt}>{formatAgeNow(lastAt)}</time>
          </>
        )}
      </td>
      <td>
        <span className="list__label">{t.columns.waiting} </span>
        {t.waiting(waiting)}
      </td>
    </tr>
  )
}
