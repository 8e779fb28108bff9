import { resolve } from 'node:path'
import type { Variables } from '../variables.ts'

export type GeoSource = { kind: 'database'; path: string } | { kind: 'header'; name: string } | { kind: 'none' }

/** Returns the source of visitors' countries. */
export function geoOf({ GEO_DATABASE: path, GEO_HEADER: name }: Variables): GeoSource {
  if (path !== undefined) return { kind: 'database', path: resolve(path) }
  return name === undefined ? { kind: 'none' } : { kind: 'header', name }
}
