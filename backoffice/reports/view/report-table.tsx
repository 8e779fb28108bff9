import { Link } from 'react-router'
import { figures, type Figure } from '#domain/reports/figure-definitions.ts'
import { groupingColumns, reports, type ReportName } from '#domain/reports/reports.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { hasPermission } from '#backoffice/call/session.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { texts } from '../texts/en.ts'
import { FigureCells } from './figure-cells.tsx'
import type { ReportQuery } from './report-query.ts'
import { rowText } from './report-texts.ts'
import { rowLink } from './row-link.ts'
import type { SiteFigures } from './report-types.ts'

interface ReportTableProps {
  report: ReportName
  query: ReportQuery
  found: SiteFigures
}

/** Renders the rows of a site's report with their totals. A row links to the orders or the product that it counts. */
export function ReportTable({ report, query, found }: ReportTableProps) {
  const { me } = useSession()
  const { by } = query
  const { site, currency, rows, totals } = found
  const columns: readonly Figure[] = reports[report].columns
  const label = texts.table(reports[report].title, siteSettings[site].title)
  const mayOpen = (permission: Permission) => hasPermission(me, permission)
  return (
    <>
      {/* The table is wider than a phone. Focus lets keys scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="report-scroll" aria-label={label} tabIndex={0}>
        <table className="figures-table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{groupingColumns[by]}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {figures[column].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { name, detail } = rowText(report, by, row)
              const to = rowLink({ report, by, found, key: row.key, mayOpen })
              return (
                <tr key={row.key}>
                  <th scope="row">
                    {to === null ? (
                      name
                    ) : (
                      <Link className="link" to={to}>
                        {name}
                      </Link>
                    )}
                    {detail && <span className="muted small">{detail}</span>}
                  </th>
                  <FigureCells columns={columns} row={row.figures} currency={currency} />
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <FigureCells columns={columns} row={totals} currency={currency} />
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  )
}
