import { Link } from 'react-router'
import { figures, type Figure } from '#domain/reports/figure-definitions.ts'
import { groupingColumns, reports, type ReportName } from '#domain/reports/reports.ts'
import { siteSettings } from '#domain/sites.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { texts } from '../texts/en.ts'
import { FigureCells } from './figure-cells.tsx'
import type { SiteFigures } from './report-types.ts'

interface SitesTableProps {
  report: ReportName
  sites: readonly SiteFigures[]
}

/** Renders a row for each site in the site's currency, without a total, and the definitions of the figures. */
export function SitesTable({ report, sites }: SitesTableProps) {
  const columns: readonly Figure[] = reports[report].columns
  const linkOf = ({ site, from, to }: SiteFigures) =>
    `/reports/${report}?${new URLSearchParams({ site, period: 'custom', from, to }).toString()}`
  return (
    <Section title={texts.bySite}>
      <p className="muted small">{texts.currencies}</p>
      {/* The table is wider than a phone. Focus lets keys scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="report-scroll" aria-label={texts.bySite} tabIndex={0}>
        <table className="figures-table" aria-label={texts.bySite}>
          <thead>
            <tr>
              <th scope="col">{groupingColumns.site}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {figures[column].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sites.map((each) => (
              <tr key={each.site}>
                <th scope="row">
                  <Link className="link" to={linkOf(each)}>
                    {siteSettings[each.site].title}
                  </Link>
                </th>
                <FigureCells columns={columns} row={each.totals} currency={each.currency} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className="report-totals">
        {columns.map((column) => (
          <div key={column} className="report-total">
            <dt>{figures[column].title}</dt>
            <dd className="report-total__definition">{figures[column].definition}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
