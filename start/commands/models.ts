import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, statement } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { readConfiguration } from '../data/configuration.ts'
import { type Lod, lods } from '../../equipment/detail.ts'
import { models } from '../../equipment/kinds.ts'
import type { Params } from '../../equipment/model.ts'
import { databaseFor } from '../data/database-for.ts'
import { modelFile } from '../models/model-file.ts'
import { printFailure, step } from '../progress.mjs'

const usage = `Usage: npm run models -- NAME [--lod full] [--out models]
  NAME   a kind of equipment, or the handle of a product in the store
  --lod  the level of detail: ${lods.join(', ')}; default full
  --out  the folder for the binary glTF files (.glb)`

interface Wanted {
  name: string
  kind: string
  params: Params
}

const modelsOf = statement<{ sku: string; kind: string; params: Params }>(
  'models.of-product',
  `select sku, model->>'kind' as kind, coalesce(model->'params', '{}') as params
   from sellable s join product p on p.id = s.product_id where p.handle = $1 and model is not null order by position`,
)

try {
  const { name, lod, out } = readArguments()
  const wanted = models.some(({ kind }) => kind === name) ? [{ name, kind: name, params: {} }] : await ofProduct(name)
  mkdirSync(out, { recursive: true })
  await step(`Write ${wanted.length} ${wanted.length === 1 ? 'model' : 'models'}`, async (progress) => {
    for (const [index, each] of wanted.entries()) {
      progress(index, wanted.length)
      const bytes = await modelFile(each.kind, each.params, lod)
      writeFileSync(join(out, `${each.name}.glb`), bytes)
      console.log(`  ${join(out, `${each.name}.glb`)}: ${Math.ceil(bytes.length / 1024)} KiB`)
    }
  })
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function readArguments() {
  const { values, positionals } = parsed()
  const lod = lods.find((known) => known === values.lod) as Lod | undefined
  const [name] = positionals
  if (!name || !lod || positionals.length > 1) throw new CommandError(usage)
  return { name, lod, out: values.out }
}

function parsed() {
  try {
    const options = { lod: { type: 'string', default: 'full' }, out: { type: 'string', default: 'models' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new CommandError(usage)
  }
}

/** Returns each distinct model once, named after its first SKU. */
async function ofProduct(handle: string): Promise<Wanted[]> {
  const configuration = readConfiguration()
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  const db = openDatabase(url, () => {})
  try {
    const rows = await db.run(modelsOf, [handle])
    if (rows.length === 0)
      throw new CommandError(
        `No kind of equipment or product with a model is named ${handle}. Kinds: ${kindsInLines()}`,
      )
    const byModel = new Map(rows.toReversed().map((row) => [JSON.stringify([row.kind, row.params]), row]))
    return [...byModel.values()].toReversed().map(({ sku, kind, params }) => ({ name: sku, kind, params }))
  } finally {
    await db.close()
    await stop()
  }
}

function kindsInLines() {
  return models.map(({ kind }) => kind).join(', ')
}
