import type { PictureSource } from '#ui/picture-source.ts'
import { isProps } from '../blocks/field.ts'

/** Returns the value as a picture with its files, or null if it is not a picture. */
export function pictureOf(value: unknown): PictureSource | null {
  if (!isProps(value) || typeof value['base'] !== 'string' || !Array.isArray(value['widths'])) return null
  return value as unknown as PictureSource
}
