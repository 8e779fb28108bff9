import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { texts } from '../texts/en.ts'

/** Returns the reason that a file cannot be uploaded, if it is known before sending. Otherwise returns null. */
export function fileProblem({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return texts.upload.empty
  return size > pictureLimits.bytes ? texts.upload.tooLarge((size / 1_000_000).toFixed(1)) : null
}

/** Returns the message for a picture refused because of its dimensions, or null for other errors. */
export function dimensionsProblem(error: unknown): string | null {
  if (!isRefusalError(error) || error.code !== 'too_many_pixels') return null
  const { width, height } = error.details
  return texts.upload.tooManyPixels(Number(width), Number(height))
}
