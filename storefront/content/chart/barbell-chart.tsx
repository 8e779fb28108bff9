import { useQuery } from '#storefront/browser/use-query.ts'
import { BarbellTable } from './barbell-table.tsx'
import { ChartFilters, ChartTabs } from './chart-filters.tsx'
import { type ChartChoice, parseChoice, selectBars, otherParameters, queryOf } from './choice.ts'
import type { ChartView } from './load-charts.ts'
import { Link } from '#storefront/widgets/link.tsx'

/** Renders bars with filters. The URL contains the selection [INDEX-038, INDEX-046]. */
export function BarbellChart({ chart }: { chart: ChartView }) {
  const { words, bars } = chart
  const query = useQuery()
  const choice = parseChoice(query)
  // Without JavaScript, the page reloads at the chart.
  const toChoice = (next: ChartChoice) => `?${queryOf(next, query)}#${chart.id}`
  const chosen = selectBars(bars, choice)
  return (
    <div className="barbell-chart" id={chart.id}>
      <ChartTabs chart={chart} choice={choice} toChoice={toChoice} />
      <ChartFilters chart={chart} choice={choice} shown={chosen.length} others={otherParameters(query)} />
      {chosen.length === 0 ? (
        <div className="empty">
          <p>{words.none}</p>
          {queryOf(choice) !== '' && (
            <Link
              className="button button--line"
              to={toChoice(parseChoice(new URLSearchParams()))}
              keepsScroll
              replaces
            >
              {words.clear}
            </Link>
          )}
        </div>
      ) : (
        <BarbellTable words={words} bars={chosen} choice={choice} toChoice={toChoice} />
      )}
      <p className="barbell-chart__note">{words.method}</p>
    </div>
  )
}
