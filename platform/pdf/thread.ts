import { parentPort } from 'node:worker_threads'
import type { PrinterMessage } from './printer.ts'
import type { Sheet } from './sheet.ts'
import { writeSheet } from './write-sheet.ts'

// Only this thread loads the PDF library and fonts.
parentPort!.on('message', ({ id, sheet }: { id: number; sheet: Sheet }) => {
  writeSheet(sheet).then(
    (file) => parentPort!.postMessage({ id, file } satisfies PrinterMessage),
    (error: unknown) => parentPort!.postMessage({ id, problem: String(error) } satisfies PrinterMessage),
  )
})
