import type { ChangeEvent } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { barbellCategories, barbellUses } from '#domain/catalog/barbell-chart.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats } from '#storefront/page/shop-context.tsx'
import { type ChartChoice, parseChoice, chartSorts, parameterOf, queryOf } from './choice.ts'
import type { ChartView } from './load-charts.ts'

interface ChartControls {
  chart: ChartView
  choice: ChartChoice
}

/** Renders links to the chart's non-empty groups [INDEX-039, INDEX-046]. */
export function ChartTabs({
  chart: { words, bars },
  choice,
  toChoice,
}: ChartControls & { toChoice: (choice: ChartChoice) => string }) {
  const groups = barbellCategories.filter((category) => bars.some((bar) => bar.category === category))
  return (
    <nav className="chips" aria-label={words.group}>
      {[null, ...groups].map((category) => (
        <Link
          key={category}
          className="chip"
          to={toChoice({ ...choice, category })}
          aria-current={category === choice.category ? 'true' : undefined}
          keepsScroll
          replaces
        >
          {category ?? words.all}
        </Link>
      ))}
    </nav>
  )
}

/**
 * Renders country, finish, brand, use, and order. Applies them on change, or through a button without JavaScript
 * [INDEX-046].
 */
export function ChartFilters({
  chart,
  choice,
  shown,
  others,
}: ChartControls & { shown: number; others: readonly (readonly [name: string, value: string])[] }) {
  const { id, words, bars } = chart
  const formats = useFormats()
  const navigate = useNavigate()
  const change = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const query = new URLSearchParams(new FormData(currentTarget) as unknown as Record<string, string>)
    const search = queryOf(parseChoice(query), new URLSearchParams(others.map(([name, value]) => [name, value])))
    void navigate({ search }, { preventScrollReset: true, replace: true })
  }
  const selects = [
    { name: 'use', label: words.use, value: choice.use, options: barbellUses.map((use) => [use, words.uses[use]]) },
    {
      name: 'country',
      label: words.madeIn,
      value: choice.country,
      options: optionsFrom(bars.map(({ madeIn }) => madeIn)),
    },
    {
      name: 'finish',
      label: words.finish,
      value: choice.finish,
      options: optionsFrom(bars.flatMap(({ finish }) => finish)),
    },
    { name: 'brand', label: words.brand, value: choice.brand, options: Object.entries(words.brands) },
    {
      name: 'sort',
      label: words.sort,
      value: choice.sort,
      options: chartSorts.map((sort) => [sort, words.sorts[sort]]),
    },
  ] as const
  return (
    <form className="barbell-chart__filters" action={`#${id}`} onChange={change}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {choice.category !== null && <input type="hidden" name={parameterOf('category')} value={choice.category} />}
      {selects.map(({ name, label, value, options }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <select
            className="input input--small"
            id={`${id}-${name}`}
            name={parameterOf(name)}
            value={value ?? ''}
            onChange={noop}
          >
            {name !== 'sort' && <option value="">{name === 'use' ? words.anyUse : words.all}</option>}
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
      <noscript>
        <button className="button button--line button--small">{words.apply}</button>
      </noscript>
      <output>
        {words.shown} {formats.number(shown)} / {formats.number(bars.length)}
      </output>
    </form>
  )
}

function optionsFrom(values: readonly string[]): string[][] {
  return [...new Set(values)].toSorted((a, b) => a.localeCompare(b)).map((value) => [value, value])
}

/** Does nothing, because the form handles changes, but React requires a listener on controlled selects. */
function noop() {
  // Intentionally empty. See ChartFilters.
}
