import { periodPresets } from '#domain/reports/period.ts'
import { groupingTitles, reports, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { rememberSite, siteOptions } from '#backoffice/frame/site/site-of.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import type { ReportQuery } from './report-query.ts'

interface ReportFiltersProps {
  report: ReportName
  /** Null for all sites. */
  site: Site | null
  query: ReportQuery
}

/** Renders the site, period, and grouping filters, which are stored in the URL. */
export function ReportFilters({ report, site, query }: ReportFiltersProps) {
  const { me } = useSession()
  const [, change] = useFilters()
  const { preset, from, to, by } = query
  const groupings: readonly Grouping[] = reports[report].groupings
  return (
    <div className="report-filters">
      {me.sites.length > 1 && (
        <FilterChoice
          label={texts.site}
          value={site ?? 'all'}
          options={[['all', texts.allSites], ...siteOptions(me).map((each) => [each.site, each.title] as const)]}
          onChange={(value) => {
            if (value !== 'all') rememberSite(value as Site)
            change({ site: value })
          }}
        />
      )}
      <FilterChoice
        label={texts.period}
        value={preset}
        options={[...periodPresets, 'custom' as const].map((each) => [each, texts.periods[each]] as const)}
        onChange={(period) => change(period === 'custom' ? { period, from, to } : { period, from: '', to: '' })}
      />
      {preset === 'custom' && (
        <>
          {/* Clearing a date field does not change the period. */}
          <DayField label={texts.from} value={from} onChange={(day) => change({ from: day })} />
          <DayField label={texts.to} value={to} onChange={(day) => change({ to: day })} />
        </>
      )}
      {groupings.length > 1 && (
        <FilterChoice
          label={texts.grouping}
          value={by}
          options={groupings.map((each) => [each, groupingTitles[each]] as const)}
          onChange={(grouping) => change({ by: grouping, ...(grouping === 'site' && { site: 'all' }) })}
        />
      )}
    </div>
  )
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <input
      key={value}
      className="input"
      type="date"
      aria-label={label}
      defaultValue={value}
      min="2000-01-01"
      max="2199-12-31"
      onBlur={({ currentTarget }) => {
        const { value: day, validity } = currentTarget
        if (day !== '' && validity.valid && day !== value) onChange(day)
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
