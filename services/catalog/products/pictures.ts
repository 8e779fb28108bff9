import type { z } from 'zod'
import type { WirePicture } from '#contract/catalog.ts'
import type { PictureEntry } from '#domain/catalog/product-entry.ts'

export type Picture = z.output<typeof WirePicture>

/** Returns the public form of a picture, or null if the file is missing. */
export type WirePictureOf = (picture: PictureEntry) => Picture | null
