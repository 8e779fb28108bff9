import { createReadStream } from 'node:fs'
import { Stop } from '#platform/stop.ts'
import { parse } from 'csv-parse'

/** The lines of a file of comma-separated values, its header with them, as many cells each as it has. */
export async function readCsv(file: string, { skipEmptyLines = false } = {}): Promise<string[][]> {
  const lines: string[][] = []
  const parser = createReadStream(file)
    .on('error', (error) => parser.destroy(error))
    .pipe(parse({ bom: true, relaxColumnCount: true, skipEmptyLines }))
  try {
    for await (const line of parser) lines.push(line as string[])
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${(error as Error).message}`)
  }
  return lines
}
