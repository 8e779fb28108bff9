import { createReadStream } from 'node:fs'
import { CommandError } from '#platform/command-error.ts'
import { parse } from 'csv-parse'
import { unescapeFormula } from '#domain/catalog/export/csv-line.ts'

/** Returns the rows, including the header. Throws `CommandError` if the file cannot be read. */
export async function readCsv(file: string): Promise<string[][]> {
  const lines: string[][] = []
  const parser = createReadStream(file)
    .on('error', (error) => parser.destroy(error))
    .pipe(parse({ bom: true, relaxColumnCount: true }))
  try {
    for await (const line of parser) lines.push((line as string[]).map(unescapeFormula))
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
  return lines
}
