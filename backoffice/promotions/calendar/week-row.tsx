import { Link } from 'react-router'
import type { IsoDate } from '#domain/tax/table.ts'
import { formatDayOfMonth, formatWeekday } from '#backoffice/kit/format/dates.ts'
import { daysText, priceText } from '../promotion-text.ts'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'
import type { CalendarBar } from './calendar-weeks.ts'

interface WeekRowProps {
  days: readonly IsoDate[]
  bars: readonly CalendarBar<Promotion>[]
  month: string
  today: IsoDate
}

const t = texts.calendar

/** Renders a week in the calendar: its days, and below them the promotions as links that span their days. */
export function WeekRow({ days, bars, month, today }: WeekRowProps) {
  const title = t.week(formatDayOfMonth(days[0]!), formatDayOfMonth(days[6]!))
  return (
    <section className="week" aria-label={title}>
      <h2 className="week__title">{title}</h2>
      <ol className="week__days" aria-hidden="true">
        {days.map((day) => (
          <li key={day} className={dayClass(day, month, today)}>
            <span>{formatWeekday(day)}</span> {Number(day.slice(8))}
          </li>
        ))}
      </ol>
      {bars.length === 0 ? (
        <p className="week__empty muted small">{t.emptyWeek}</p>
      ) : (
        <ul className="week__bars">
          {bars.map((bar) => (
            <Bar key={bar.promotions[0].id} bar={bar} />
          ))}
        </ul>
      )}
    </section>
  )
}

function dayClass(day: IsoDate, month: string, today: IsoDate): string {
  const other = day.startsWith(month) ? '' : ' week__day--other'
  return `week__day${day === today ? ' week__day--today' : other}`
}

function Bar({ bar }: { bar: CalendarBar<Promotion> }) {
  const { promotions, start, end, isContinued, continues } = bar
  const [first] = promotions
  const { id, site, productId, productName, choice, state } = first
  const isOne = promotions.length === 1
  const name = isOne ? texts.named(productName, choice) : t.variants(productName, promotions.length)
  const open = `${isContinued ? ' bar--from-before' : ''}${continues ? ' bar--goes-on' : ''}`
  return (
    <li style={{ gridColumn: `${start + 1} / ${end + 2}` }}>
      <Link
        className={`bar bar--${state}${open}`}
        to={isOne ? `/promotions/${id}` : `/promotions?site=${site}&product=${productId}`}
      >
        <span className="bar__name">{name}</span>
        {isOne && <span className="bar__price">{priceText(first)}</span>}
        <span className="bar__days">{`${daysText(first)}, ${texts.states[state].toLowerCase()}`}</span>
      </Link>
    </li>
  )
}
