import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '#platform/command-error.ts'
import { brandingFile, brandingFolder, type Branding } from '../web/branding.ts'
import { readBrandPicture } from './brand-picture.ts'
import { colorProblems, colorStyles } from './colors.ts'
import type { Report } from './report.ts'
import type { Setup } from './setup-file.ts'

type BrandPicture = Exclude<ReturnType<typeof readBrandPicture>, { problem: string }>

interface NewBranding {
  logo: BrandPicture | undefined
  favicon: BrandPicture | undefined
  colors: Buffer | undefined
  missing: string[]
}

/**
 * Reads the logo, favicon, and colors from a setup without changing anything. Throws `CommandError` with all problems.
 */
export function readSetupBranding({ look = {} }: Setup, folder: string): NewBranding {
  const missing: string[] = []
  const problems: string[] = colorProblems(look.colors ?? {})
  const read = (name: 'logo' | 'favicon', file: string) => {
    const path = join(folder, file)
    if (!existsSync(path)) return void problems.push(`look.${name}: ${file} is missing`)
    const picture = readBrandPicture(readFileSync(path))
    if ('problem' in picture) return void problems.push(`look.${name}: ${file} ${picture.problem}`)
    if (name === 'favicon' && picture.type === 'png') return void problems.push(`look.favicon: ${file} must be an SVG`)
    if (picture.removed.length > 0)
      missing.push(
        `parts of ${file}: ${picture.removed.join(', ')}; convert text and effects to paths, and styles to attributes such as fill`,
      )
    return picture
  }
  const logo = look.logo === undefined ? undefined : read('logo', look.logo)
  const favicon = look.favicon === undefined ? undefined : read('favicon', look.favicon)
  if (problems.length > 0) throw new CommandError(['The look has problems:', ...problems].join('\n  '))
  const colors = Object.keys(look.colors ?? {}).length > 0 ? Buffer.from(colorStyles(look.colors!)) : undefined
  return { logo, favicon, colors, missing }
}

/** Writes the branding files to the data folder, where the web process reads them. */
export function writeSetupBranding({ logo, favicon, colors, missing }: NewBranding, dataDir: string): Report {
  const to = brandingFolder(dataDir)
  mkdirSync(to, { recursive: true })
  const look: Branding = {
    ...(logo && { logo: { file: write(to, 'logo', logo.type, logo.data), width: logo.width, height: logo.height } }),
    ...(favicon && { favicon: write(to, 'favicon', 'svg', favicon.data) }),
    ...(colors && { styles: write(to, 'colors', 'css', colors) }),
  }
  const text = JSON.stringify(look)
  const file = join(to, brandingFile)
  if (existsSync(file) ? readFileSync(file, 'utf8') === text : text === '{}') return { changed: [], missing }
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
  return { changed: ['logo, favicon, or colors, after a restart'], missing }
}

/** Derives the file name from the content, which lets browsers cache the file forever. */
function write(folder: string, name: string, type: string, data: Buffer): string {
  const file = `${name}-${createHash('sha256').update(data).digest('hex').slice(0, 12)}.${type}`
  writeFileSync(join(folder, file), data)
  return file
}
