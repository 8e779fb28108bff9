import type { Grouping, ReportName } from './reports.ts'

interface Row {
  key: string
  label: string
  detail: string
}

const untaxed = 'Not taxed'
const noReason = 'No reason'
const deviceNames: ReadonlyMap<string, string> = new Map([
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['app', 'App'],
  ['unknown', 'Unknown'],
])
/**
 * Names for visits without a campaign or a referring site, orders without a counted visit, and links without this
 * field.
 */
const originNames: ReadonlyMap<string, string> = new Map([
  ['d', 'Direct'],
  ['u', 'Unknown'],
])
const noValue = 'Not set'

/** Returns the display texts for a row's name and second line. Time keys do not change. */
export function rowTexts(report: ReportName, by: Grouping, { key, label, detail }: Row): Omit<Row, 'key'> {
  // A tax key ends with its label, which is empty for amounts without tax.
  if (report === 'taxes' && key.endsWith('|'))
    return { label, detail: [detail.trim(), untaxed].filter(Boolean).join(' ') }
  if (by === 'reason') return { label: label || noReason, detail: detail === 'cancel' ? 'Cancellation' : 'Refund' }
  if (by === 'device') return { label: deviceNames.get(label) ?? label, detail }
  if (report === 'campaigns' && by !== 'site') {
    const origin = originNames.get(key)
    return origin === undefined ? { label: label || noValue, detail } : { label: origin, detail: '' }
  }
  return { label, detail }
}
