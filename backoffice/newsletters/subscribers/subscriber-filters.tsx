import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import { subscriberQuery, subscriberSources, subscriberStatuses } from './subscriber-query.ts'

const t = texts.list

/** Renders the filters of a list's subscribers. */
export function SubscriberFilters() {
  const [, change, params] = useFilters()
  const { status = '', source = '', from = '', to = '' } = subscriberQuery(params)
  return (
    <>
      <FilterChoice
        label={t.status}
        value={status}
        options={[['', t.allStatuses], ...subscriberStatuses.map((each) => [each, texts.statuses[each]] as const)]}
        onChange={(value) => change({ status: value })}
      />
      <FilterChoice
        label={t.source}
        value={source}
        options={[['', t.allSources], ...subscriberSources.map((each) => [each, texts.sources[each]] as const)]}
        onChange={(value) => change({ source: value })}
      />
      <DayFilter label={t.from} value={from} onChange={(day) => change({ from: day })} />
      <DayFilter label={t.to} value={to} onChange={(day) => change({ to: day })} />
    </>
  )
}

function DayFilter({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="newsletters__day small">
      {label}
      <input
        key={value}
        className="input"
        type="date"
        defaultValue={value}
        min="2000-01-01"
        max="2199-12-31"
        onBlur={({ currentTarget }) => {
          const { value: day, validity } = currentTarget
          if (validity.valid && day !== value) onChange(day)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
    </label>
  )
}
