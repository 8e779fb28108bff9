// `npm run pictures [-- --masters] [NAME ...]`: takes the pictures of the demo world's equipment, all or those of the
// families and names given. Without `--masters` drafts to look at, into .data/drafts, with how large and heavy each piece
// is; with it the pictures that shops show, into db/demo/pictures. What is there already as it would be is not taken
// again; `--width 640` takes smaller masters for the time being.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { Stop } from '#platform/stop.ts'
import { shots } from '../db/demo/shots.ts'
import { build as buildModel } from '../equipment/kinds.ts'
import { extentOf, massOf, trianglesOf } from '../equipment/measure.ts'
import { pictureKey } from '../equipment/pictures/key.ts'
import { formats, type Quality, qualityOf, type Shot } from '../equipment/pictures/shot.ts'
import { findChromium } from './browser.ts'
import { keptMasters } from './masters.ts'
import { printFailure, step } from './progress.mjs'
import { root } from './source-files.ts'

// Mesa's rasteriser where it is installed (on Debian: libgl1-mesa-dri, libegl1), a fifth of the time of Chromium's own.
const mesa = { EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1' }
const rasterisers = [
  ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
]
const folder = join(root, '.data', 'drafts')

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { masters: { type: 'boolean' }, width: { type: 'string' } },
  })
  const wanted = shotsNamed(positionals)
  if (values.masters) await takeMasters(wanted, Number(values.width ?? Infinity))
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
  console.log(`They are in ${folder}.`)
}

async function takeMasters(wanted: readonly Shot[], width: number) {
  const masters = keptMasters(join(root, 'db', 'demo'))
  const across = (shot: Shot) => Math.min(width, formats[shot.format ?? 'square'].width)
  const missing = wanted.filter((shot) => !masters.has(shot, across(shot)))
  const began = performance.now()
  let taken = 0
  await takeAll(
    missing,
    (shot) => qualityOf(shot, across(shot)),
    async (shot, png) => {
      await masters.keep(shot, across(shot), png)
      taken += 1
      const left = ((performance.now() - began) / taken) * (missing.length - taken)
      console.log(`  ${taken} of ${missing.length}: ${shot.name}; ${Math.ceil(left / 60_000)} min left`)
    },
  )
}

/** Takes pictures one by one; what is done with one goes on while the next is taken. */
async function takeAll(
  wanted: readonly Shot[],
  quality: (shot: Shot) => Quality,
  keep: (shot: Shot, png: Buffer) => Promise<void>,
) {
  const studio = await step('Build the studio', bundle)
  const browser = await openBrowser()
  try {
    const page = await openStudio(await browser.newPage(), studio)
    await step(`Take ${wanted.length} pictures`, async (progress) => {
      let keeping = Promise.resolve()
      for (const [index, shot] of wanted.entries()) {
        progress(index, wanted.length)
        const png = await take(page, shot, quality(shot))
        await keeping
        keeping = keep(shot, png)
      }
      await keeping
    })
  } finally {
    await browser.close()
  }
}

/** A browser that draws in three dimensions without a graphics card. */
async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium()
  for (const flags of rasterisers) {
    const env = { ...process.env, ...mesa }
    const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', ...flags] })
    const page = await browser.newPage()
    const draws = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
    await page.close()
    if (draws) return browser
    await browser.close()
  }
  throw new Stop(
    'This Chromium does not draw in three dimensions (WebGL 2). Install another one and set CHROMIUM to it.',
  )
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

/** A picture as PNG. */
async function take(page: Page, shot: Shot, quality: Quality): Promise<Buffer> {
  const url = await page.evaluate(([asked, how]) => window.takePicture(asked, how), [shot, quality] as const)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
