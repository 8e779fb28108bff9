import { parentPort } from 'node:worker_threads'
import type { PrinterMessage } from './printer.ts'
import type { SheetFile } from './sheet.ts'
import { writeSheets } from './write-sheet.ts'

// Only this thread loads the PDF library and fonts.
parentPort!.on('message', ({ id, file }: { id: number; file: SheetFile }) => {
  writeSheets(file, (sheet) => parentPort!.postMessage({ id, sheet } satisfies PrinterMessage)).then(
    (bytes) => parentPort!.postMessage({ id, file: bytes } satisfies PrinterMessage),
    (error: unknown) => parentPort!.postMessage({ id, problem: String(error) } satisfies PrinterMessage),
  )
})
