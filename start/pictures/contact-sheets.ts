import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Shot } from '../../equipment/pictures/shot.ts'
import { findChromium } from '../find-chromium.ts'

const perSheet = 40
const css = `
  body { margin: 0; width: 1600px; display: grid; grid-template-columns: repeat(8, 1fr); align-items: start; gap: 8px; font: 13px sans-serif }
  figure { margin: 0; background: #f4f4f2 } figure.wide { grid-column: span 2 } img { display: block; width: 100% }
  figcaption { padding: 2px 4px 4px; overflow-wrap: anywhere; background: #fff }`

export async function writeContactSheets(
  family: string,
  shots: readonly Shot[],
  pictures: string,
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const figures = shots.flatMap(({ name, format = 'square' }) => {
    const file = join(pictures, `${name}-${format === 'square' ? 308 : 768}.avif`)
    if (!existsSync(file)) return []
    const source = `data:image/avif;base64,${readFileSync(file).toString('base64')}`
    const wide = format === 'square' ? '' : ' class="wide"'
    return [`<figure${wide}><img src="${source}"><figcaption>${name}</figcaption></figure>`]
  })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 100 } })
    const files: string[] = []
    for (let from = 0; from < figures.length; from += perSheet) {
      const path = join(folder, `${family}-${from / perSheet + 1}.png`)
      await page.setContent(`<style>${css}</style>${figures.slice(from, from + perSheet).join('')}`)
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
      await page.screenshot({ path, fullPage: true })
      files.push(path)
    }
    return files
  } finally {
    await browser.close()
  }
}
