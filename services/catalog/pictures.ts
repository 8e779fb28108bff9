import type { z } from 'zod'
import type { WirePicture } from '#contract/catalog.ts'
import type { PictureEntry } from '#domain/catalog/product-entry.ts'

export type Picture = z.output<typeof WirePicture>

/** A named picture as pages show it; null when there is no such file. */
export type WirePictureOf = (picture: PictureEntry) => Picture | null
