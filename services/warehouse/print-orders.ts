import { PrintLimitExceeded } from '#platform/pdf/printer.ts'
import type { SheetFile } from '#platform/pdf/sheet.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import type { Invoicing } from '#services/invoices/invoicing.ts'

/**
 * Prints a file to Base64. Refuses a file that exceeds the limits, and names the orders on the sheet that was being
 * printed.
 */
export async function printOrders(
  { printFile }: Pick<Invoicing, 'printFile'>,
  file: SheetFile,
  ordersOf: (sheet: number) => string[],
  refuse: (code: 'not_printable', details: { orderIds: string[] }) => Error,
): Promise<string> {
  const bytes = await printFile(file).catch((error: unknown) => {
    throw error instanceof PrintLimitExceeded ? refuse('not_printable', { orderIds: ordersOf(error.sheet) }) : error
  })
  if (!bytes) throw commonRefusal('service_unavailable')
  return Buffer.from(bytes).toString('base64')
}
