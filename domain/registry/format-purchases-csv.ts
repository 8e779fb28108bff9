import { csvLine } from '../catalog/export/csv-line.ts'

interface Purchase {
  buyer: string
  message: string
  name: string
  qty: number
  /** ISO 8601. */
  at: string
  isThanked: boolean
}

/** Returns a registry's purchases as CSV, with cells that spreadsheets cannot run as formulas [REGISTRY-403]. */
export function formatPurchasesCsv(purchases: readonly Purchase[]): string {
  const lines = purchases.map(({ buyer, message, name, qty, at, isThanked }) =>
    csvLine([at.slice(0, 10), buyer, String(qty), name, message, isThanked ? 'yes' : 'no']),
  )
  return csvLine(['date', 'buyer', 'quantity', 'gift', 'message', 'thanked']) + lines.join('')
}
