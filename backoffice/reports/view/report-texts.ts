import { figures, type Figure } from '#domain/reports/figure-definitions.ts'
import type { Grouping, ReportName } from '#domain/reports/reports.ts'
import { rowTexts } from '#domain/reports/row-texts.ts'
import { formatDay, formatDayOfMonth, formatMonth } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'

/** Formats a figure: an amount with its currency, or a count. */
export function formatFigure(figure: Figure, value: number, currency: string): string {
  return figures[figure].unit === 'money' ? formatMoney(value / 100, currency) : value.toLocaleString('en-US')
}

/** Formats an axis value in a few characters. For example, 4,000,000 minor units of USD become $40K. */
export function formatTick(figure: Figure, value: number, currency: string): string {
  const isMoney = figures[figure].unit === 'money'
  const options = isMoney ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {}
  const format = new Intl.NumberFormat('en-US', { ...options, notation: 'compact', maximumFractionDigits: 1 })
  return format.format(isMoney ? value / 100 : value)
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** Formats a share from 0 to 1 as a percentage. */
export function formatShare(share: number): string {
  return percent.format(share)
}

interface Row {
  key: string
  label: string
  detail: string
}

/** Returns a row's name and its second line. */
export function rowText(report: ReportName, by: Grouping, row: Row): { name: string; detail: string } {
  const { label, detail } = rowTexts(report, by, row)
  if (by === 'month') return { name: formatMonth(row.key.slice(0, 7)), detail }
  if (by === 'day' || by === 'week') return { name: formatDay(row.key), detail }
  return { name: label, detail }
}

/** Returns a row's short name for a chart axis. */
export function axisText(by: Grouping, { key, label }: Row): string {
  if (by === 'month') return formatMonth(key.slice(0, 7))
  return by === 'day' || by === 'week' ? formatDayOfMonth(key) : label
}
