import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPrinter, PrintLimitExceeded } from './printer.ts'

const sheetOf = (title: string) => ({
  title,
  language: 'en',
  brand: '',
  facts: [],
  parties: [],
  columns: [],
  rows: [],
  sums: [],
  notes: [],
  pageOf: '',
})
const code = new URL('stuck-thread-for-tests.ts', import.meta.url)

for (const [title, expected] of [
  ['never ends', /timed out/],
  ['goes away', /exited/],
  ['takes memory', /memory limit/],
] as const)
  test(
    `a PDF sheet that ${title} is rejected, queued sheets may be retried, and the next sheet prints`,
    { timeout: 60_000 },
    async () => {
      const printer = openPrinter({ sheetMs: title === 'never ends' ? 200 : 60_000, code })
      assert.ok(await printer.print(sheetOf('first')))
      const waiting = [title, 'behind it', 'and this'].map((each) => printer.print(sheetOf(each)))
      await assert.rejects(waiting[0]!, expected)
      assert.deepEqual(await Promise.all(waiting.slice(1)), [null, null])
      assert.ok(await printer.print(sheetOf('next')))
      printer.close()
    },
  )

test('an error for an exceeded limit names the PDF sheet that was being printed', { timeout: 60_000 }, async () => {
  for (const title of ['never ends', 'takes memory']) {
    const printer = openPrinter({ sheetMs: title === 'never ends' ? 200 : 60_000, code })
    const sheets = ['one', 'two', 'three'].map(sheetOf)
    await printer.print(sheetOf('first'))
    await assert.rejects(
      printer.printFile({ title, sheets }),
      (error) => error instanceof PrintLimitExceeded && error.sheet === 2,
    )
    printer.close()
  }
})

test('closing the PDF printer rejects sheets that are waiting', async () => {
  const printer = openPrinter({ code })
  const waiting = printer.print(sheetOf('never ends'))
  printer.close()
  await assert.rejects(waiting, /is closed/)
})
