import { parentPort } from 'node:worker_threads'
import type { PrinterMessage } from './printer.ts'
import type { SheetFile } from './sheet.ts'

// Loops forever, exits, or runs out of memory, depending on the title.
parentPort!.on('message', ({ id, file }: { id: number; file: SheetFile }) => {
  const taken: number[][] = []
  parentPort!.postMessage({ id, sheet: file.sheets.length - 1 } satisfies PrinterMessage)
  if (file.title === 'goes away') process.exit(0)
  while (file.title === 'takes memory') taken.push(Array.from({ length: 1_000_000 }, Math.random))
  while (file.title === 'never ends');
  parentPort!.postMessage({ id, file: new Uint8Array([id]) } satisfies PrinterMessage)
})
