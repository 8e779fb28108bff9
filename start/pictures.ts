// `npm run pictures [-- NAME ...]`: takes drafts of the demo world's equipment to look at, into .data/drafts, and says how
// large and heavy each piece is. A draft whose model and camera are as they were is not taken again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { Stop } from '#platform/stop.ts'
import { shots } from '../db/demo/shots.ts'
import { fingerprintOf } from '../equipment/fingerprint.ts'
import { build as buildModel } from '../equipment/kinds.ts'
import { extentOf, massOf, trianglesOf } from '../equipment/measure.ts'
import { draft, type Quality, type Shot, studioVersion } from '../equipment/pictures/shot.ts'
import { findChromium } from './browser.ts'
import { printFailure, step } from './progress.mjs'
import { root } from './source-files.ts'

const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const folder = join(root, '.data', 'drafts')

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  mkdirSync(folder, { recursive: true })
  const wanted = shotsNamed(positionals).filter((shot) => keyOf(shot) !== keyTaken(shot))
  const studio = await step('Build the studio', bundle)
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...software] })
  try {
    const page = await openStudio(await browser.newPage(), studio)
    await step(`Take ${wanted.length} pictures`, async (progress) => {
      for (const [index, shot] of wanted.entries()) {
        progress(index, wanted.length)
        const picture = await take(page, shot, draft)
        writeFileSync(join(folder, `${shot.name}.png`), picture)
        writeFileSync(join(folder, `${shot.name}.key`), keyOf(shot))
        console.log(`  ${shot.name}: ${shot.pieces.map(measured).join('; ')}`)
      }
    })
    console.log(`They are in ${folder}.`)
  } finally {
    await browser.close()
  }
} catch (error) {
  printFailure(error)
  process.exit(1)
}

/** The shots of the families or names that are asked for, else all. */
function shotsNamed(names: readonly string[]): Shot[] {
  const all = Object.values(shots).flat()
  if (names.length === 0) return all
  return names.flatMap((name) => {
    const found = shots[name] ?? all.filter((shot) => shot.name === name)
    if (found.length === 0)
      throw new Stop(`There is no picture and no family ${name}; families are ${Object.keys(shots).join(', ')}.`)
    return found
  })
}

/** What a picture depends on: models, places, camera, how it is taken, and the studio. */
function keyOf({ pieces, camera }: Shot): string {
  const models = pieces.map(({ kind, params = {}, at, turn }) => [fingerprintOf(buildModel(kind, params)), at, turn])
  return JSON.stringify([models, camera, draft, studioVersion])
}

function keyTaken({ name }: Shot): string | undefined {
  const file = join(folder, `${name}.key`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function measured({ kind, params = {} }: Shot['pieces'][number]): string {
  const model = buildModel(kind, params)
  const { width, height, depth } = extentOf(model)
  const millimetres = [width, height, depth].map((length) => Math.round(length * 1_000)).join(' × ')
  return `${kind} ${millimetres} mm, ${massOf(model).toFixed(1)} kg, ${trianglesOf(model).toLocaleString('en-US')} triangles`
}

/** The studio as one script for a page. */
async function bundle(): Promise<string> {
  const lib = { entry: join(root, 'equipment/pictures/page.ts'), formats: ['iife' as const], name: 'studio' }
  const built = await build({ configFile: false, root, logLevel: 'warn', build: { write: false, lib } })
  if (!Array.isArray(built)) throw new Error('The studio was not built as one script')
  return built[0]!.output[0].code
}

/** Opens a page in which the letters' font is there before the first picture. */
async function openStudio(page: Page, studio: string): Promise<Page> {
  page.on('pageerror', (error) => console.error(error.message))
  const font = readFileSync(join(root, 'storefront/fonts/archivo-latin.woff2')).toString('base64')
  await page.setContent(
    `<style>@font-face { font-family: 'Archivo Variable'; src: url(data:font/woff2;base64,${font}); font-weight: 400 860; font-stretch: 100% 125% }
     body { font: 850 20px 'Archivo Variable'; font-stretch: 125% }</style>0`,
  )
  await page.evaluate(async () => {
    await document.fonts.load('850 20px "Archivo Variable"')
    await document.fonts.ready
  })
  await page.addScriptTag({ content: studio })
  return page
}

async function take(page: Page, shot: Shot, quality: Quality): Promise<Buffer> {
  const url = await page.evaluate(([asked, how]) => window.takePicture(asked, how), [shot, quality] as const)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
