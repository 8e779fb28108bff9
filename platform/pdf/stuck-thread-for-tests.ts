import { parentPort } from 'node:worker_threads'
import type { PrinterMessage } from './printer.ts'
import type { Sheet } from './sheet.ts'

// Loops forever, exits, or exhausts its memory, depending on the sheet's title.
parentPort!.on('message', ({ id, sheet }: { id: number; sheet: Sheet }) => {
  const taken: number[][] = []
  if (sheet.title === 'goes away') process.exit(0)
  while (sheet.title === 'takes memory') taken.push(Array.from({ length: 1_000_000 }, Math.random))
  while (sheet.title === 'never ends');
  parentPort!.postMessage({ id, file: new Uint8Array([id]) } satisfies PrinterMessage)
})
