// `npm run pictures [-- --masters [--width 640] | --sheets] [NAME ...]`: renders drafts, shop pictures, or contact
// sheets.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '#platform/command-error.ts'
import { shots } from '../../db/demo/shots/all-shots.ts'
import { build as buildModel } from '../../equipment/kinds.ts'
import { extentOf, massOf, trianglesOf } from '../../equipment/measure.ts'
import { pictureKey } from '../../equipment/pictures/key.ts'
import { formats, type Quality, qualityOf, type Shot } from '../../equipment/pictures/shot.ts'
import { writeContactSheets } from '../pictures/contact-sheets.ts'
import { openMasterPictures } from '../pictures/picture-variants.ts'
import { printFailure, step } from '../progress.mjs'
import { root } from '../source-files.ts'
import { openStudio, studioScript } from '../pictures/studio.ts'

const folder = join(root, '.data', 'drafts')

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { masters: { type: 'boolean' }, width: { type: 'string' }, sheets: { type: 'boolean' } },
  })
  const wanted = shotsNamed(positionals)
  if (values.sheets) await layOutFamilies(wanted)
  else if (values.masters) await takeMasters(wanted, Number(values.width ?? Infinity))
  else await takeDrafts(wanted)
} catch (error) {
  printFailure(error)
  process.exit(1)
}

async function takeDrafts(wanted: readonly Shot[]) {
  mkdirSync(folder, { recursive: true })
  const file = (shot: Shot, ending: string) => join(folder, `${shot.name}.${ending}`)
  const isTaken = (shot: Shot) =>
    existsSync(file(shot, 'key')) && readFileSync(file(shot, 'key'), 'utf8') === pictureKey(shot)
  await takeAll(
    wanted.filter((shot) => !isTaken(shot)),
    (shot) => qualityOf(shot, 'draft'),
    async (shot, png) => {
      writeFileSync(file(shot, 'png'), png)
      writeFileSync(file(shot, 'key'), pictureKey(shot))
      console.log(`  ${shot.name}: ${shot.pieces.map(measured).join('; ')}`)
    },
  )
  console.log(`Written to ${folder}.`)
}

async function takeMasters(wanted: readonly Shot[], width: number) {
  const masters = openMasterPictures(join(root, 'db', 'demo'))
  const across = (shot: Shot) => Math.min(width, formats[shot.format ?? 'square'].width)
  const missing = wanted.filter((shot) => !masters.has(shot, across(shot)))
  const startedAt = performance.now()
  let taken = 0
  await takeAll(
    missing,
    (shot) => qualityOf(shot, across(shot)),
    async (shot, png) => {
      await masters.keep(shot, across(shot), png)
      taken += 1
      const remaining = ((performance.now() - startedAt) / taken) * (missing.length - taken)
      console.log(`  ${taken} of ${missing.length}: ${shot.name}; ${Math.ceil(remaining / 60_000)} min left`)
    },
  )
}

/** Renders pictures in parallel, and stores each one while the next one renders. */
async function takeAll(
  wanted: readonly Shot[],
  quality: (shot: Shot) => Quality,
  keep: (shot: Shot, png: Buffer) => Promise<void>,
) {
  const script = await step('Build the studio', studioScript)
  await step(`Render ${wanted.length} pictures`, async (progress) => {
    const remaining = wanted.entries()
    const takeNext = async () => {
      const studio = await openStudio(script)
      try {
        let saving = Promise.resolve()
        for (const [index, shot] of remaining) {
          progress(index, wanted.length)
          const png = await studio.take(shot, quality(shot))
          await saving
          saving = keep(shot, png)
        }
        await saving
      } finally {
        await studio.close()
      }
    }
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), wanted.length) }, takeNext))
  })
}

async function layOutFamilies(wanted: readonly Shot[]) {
  for (const [family, all] of Object.entries(shots)) {
    const selected = all.filter((shot) => wanted.includes(shot))
    const files = await writeContactSheets(
      family,
      selected,
      join(root, 'db/demo/pictures'),
      join(root, '.data', 'sheets'),
    )
    for (const file of files) console.log(file)
  }
}

/** Returns the shots with these names. Throws `CommandError` if a name is unknown. */
function shotsNamed(names: readonly string[]): Shot[] {
  const all = Object.values(shots).flat()
  if (names.length === 0) return all
  return names.flatMap((name) => {
    const found = shots[name] ?? all.filter((shot) => shot.name === name)
    if (found.length === 0)
      throw new CommandError(`Unknown picture or family: ${name}. Families: ${Object.keys(shots).join(', ')}.`)
    return found
  })
}

function measured({ kind, params = {} }: Shot['pieces'][number]): string {
  const model = buildModel(kind, params)
  const { width, height, depth } = extentOf(model)
  const millimetres = [width, height, depth].map((length) => Math.round(length * 1_000)).join(' × ')
  return `${kind} ${millimetres} mm, ${massOf(model).toFixed(1)} kg, ${trianglesOf(model).toLocaleString('en-US')} triangles`
}
