import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { CommandError } from '#platform/command-error.ts'
import type { Quality, Shot } from '../../equipment/pictures/shot.ts'
import { findChromium } from '../find-chromium.ts'
import { root } from '../source-files.ts'

// With Mesa (Debian: libgl1-mesa-dri, libegl1), rendering takes a fifth of the time that Chromium's rasterizer
// needs.
const mesa = { EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1' }
const rasterisers = [
  ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
]
interface Studio {
  take: (shot: Shot, quality: Quality) => Promise<Buffer>
  close: () => Promise<void>
}

export async function openStudio(script: string): Promise<Studio> {
  const browser = await openBrowser()
  const page = await openPage(browser, script)
  return {
    take: async (shot, quality) => {
      const url = await page.evaluate(([request, how]) => window.takePicture(request, how), [shot, quality] as const)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}

export async function studioScript(): Promise<string> {
  const lib = { entry: join(root, 'equipment/pictures/page.ts'), formats: ['iife' as const], name: 'studio' }
  const output = await build({ configFile: false, root, logLevel: 'warn', build: { write: false, lib } })
  if (!Array.isArray(output)) throw new Error('The studio was not built as one script')
  return output[0]!.output[0].code
}

/** Opens a browser that renders without a GPU. Throws `CommandError` if WebGL 2 is unavailable. */
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
  throw new CommandError('This Chromium does not support WebGL 2. Install another one and set CHROMIUM to its path.')
}

async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage()
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
  await page.addScriptTag({ content: script })
  return page
}
