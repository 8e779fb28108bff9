import { daysOfSpan } from '#domain/reports/period.ts'
import { reports, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import { isSpan } from '#domain/reports/spans.ts'
import { baseSku } from '#domain/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { SiteFigures } from './report-types.ts'

interface LinkedRow {
  report: ReportName
  by: Grouping
  found: Pick<SiteFigures, 'site' | 'from' | 'to'>
  key: string
  mayOpen: (permission: Permission) => boolean
}

/**
 * Returns the path to a row's orders, order, or product. Returns null if there is none, or if staff may not open it.
 */
export function rowLink({ report, by, found: { site, from, to }, key, mayOpen }: LinkedRow): string | null {
  const groupings: readonly string[] = reports[report].groupings
  if (isSpan(by) && groupings.includes('order')) {
    const days = daysOfSpan(by, key, { from, to })
    return `/reports/${report}?${new URLSearchParams({ site, period: 'custom', ...days, by: 'order' }).toString()}`
  }
  if (by === 'order') return mayOpen('orders.read') ? `/orders/${key.split('|')[0]!}` : null
  if (by === 'product' && mayOpen('catalog.read'))
    return `/products?${new URLSearchParams({ site, q: baseSku(key) }).toString()}`
  return null
}
