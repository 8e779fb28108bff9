import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** The store's custom logo, favicon, and colors, as file names in the branding folder. */
export interface Branding {
  logo?: { file: string; width: number; height: number }
  favicon?: string
  styles?: string
}

export const brandingFile = 'look.json'
const lookPath = '/media/brand/'

/** Returns the branding folder, which is included in backups and shared by all web processes. */
export function brandingFolder(dataDir: string): string {
  return join(dataDir, 'media', 'brand')
}

export interface LoadedBranding {
  logo: { src: string; width: number; height: number } | null
  favicon: Buffer | undefined
  styles: readonly string[]
  /** Serves branding files. Returns false for any other URL. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  css: 'text/css; charset=utf-8',
}

/** Reads the branding files that `npm run setup` wrote. The demo has none. */
export function loadBranding(dataDir: string, headers: Readonly<Record<string, string>>): LoadedBranding {
  const folder = brandingFolder(dataDir)
  const look = readLook(folder)
  const names = [look.logo?.file, look.favicon, look.styles].filter((name) => name !== undefined)
  const files = new Map(names.map((name) => [lookPath + name, readFileSync(join(folder, name))]))
  return {
    logo: look.logo ? { src: lookPath + look.logo.file, width: look.logo.width, height: look.logo.height } : null,
    favicon: look.favicon === undefined ? undefined : files.get(lookPath + look.favicon),
    styles: look.styles === undefined ? [] : [lookPath + look.styles],
    serve: ({ url = '/', method }, response) => {
      const data = files.get(url)
      if (!data) return false
      response.writeHead(200, {
        ...headers,
        'content-type': types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'content-length': data.length,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      response.end(method === 'HEAD' ? undefined : data)
      return true
    },
  }
}

function readLook(folder: string): Branding {
  try {
    return JSON.parse(readFileSync(join(folder, brandingFile), 'utf8')) as Branding
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
