import type { Grouping, ReportName } from './reports.ts'

interface Row {
  key: string
  label: string
  detail: string
}

const untaxed = 'Not taxed'
const noReason = 'No reason'

/** Returns the name of a row and its second line in words. Keys of time are unchanged. */
export function rowWords(report: ReportName, by: Grouping, { key, label, detail }: Row): Omit<Row, 'key'> {
  // The key of a tax ends with its label, which is empty for amounts without tax.
  if (report === 'taxes' && key.endsWith('|'))
    return { label, detail: [detail.trim(), untaxed].filter(Boolean).join(' ') }
  if (by === 'reason') return { label: label || noReason, detail: detail === 'cancel' ? 'Cancellation' : 'Refund' }
  return { label, detail }
}
