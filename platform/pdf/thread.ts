import { parentPort } from 'node:worker_threads'
import type { Printed } from './printer.ts'
import type { Sheet } from './sheet.ts'
import { writeSheet } from './write-sheet.ts'

// The thread of platform/pdf/printer.ts: what writes PDFs, with its fonts, is loaded here and nowhere else in a store.
parentPort!.on('message', ({ id, sheet }: { id: number; sheet: Sheet }) => {
  writeSheet(sheet).then(
    (file) => parentPort!.postMessage({ id, file } satisfies Printed),
    (error: unknown) => parentPort!.postMessage({ id, problem: String(error) } satisfies Printed),
  )
})
