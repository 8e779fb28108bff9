import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt)$/

/** Writes a brotli and a gzip file, at maximum compression, next to every text file in a folder. */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressOne(join(folder, name))))
}

async function compressOne(file: string) {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
