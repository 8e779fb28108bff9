import type { IncomingMessage } from 'node:http'
import { brandPaths } from '#domain/brand-paths.ts'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { reviewLimits } from '#domain/reviews/review.ts'

const maxBytes = 64 * 1024
const maxBytesWithFiles = 16 * 1024 * 1024
/** Maximum bytes of a review, including its text and all photos. */
const maxReviewBytes = reviewLimits.photos * maxPhotoBytes + 1024 * 1024
/** Number of bytes above the limit that are read and discarded, so that the browser receives the response. */
const maxDropped = 48 * 1024 * 1024
const pagesWithFiles =
  /^\/(?:account\/reviews\/\d{1,9}|account\/about-me|account\/custom-quoting\/[\da-f-]{36}|account\/registry\/[\da-f-]{36}\/about|mps-review|rmaprocess\/print\/R-\d{6,9}(?:\/\d{4}-\d\d-\d\d)?)$/i

/** Returns true if a form at this path, without the locale prefix, may include files. */
export function acceptsFiles(path: string, brandSlug?: string): boolean {
  return pagesWithFiles.test(path) || isStoryForm(path, brandSlug)
}

/** Returns true for pages with forms that send a review or a story with photos. */
export function isReviewForm(path: string, brandSlug?: string): boolean {
  return /^\/(?:account\/reviews\/\d{1,9}|mps-review)$/i.test(path) || isStoryForm(path, brandSlug)
}

function isStoryForm(path: string, brandSlug: string | undefined): boolean {
  return path.toLowerCase() === brandPaths(brandSlug).storyForm
}

export class FormError extends Error {
  status: number

  constructor(status: number) {
    super(`Form refused with status ${status}`)
    this.status = status
  }
}

/** Returns true if Origin and Sec-Fetch-Site show that a form was sent from this shop [T15]. */
function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  return site === 'same-origin' && origin !== undefined && URL.parse(origin)?.host === host
}

/** Reads a posted form. Refuses other origins, unsupported encodings, and bodies over the limit [T15, T35]. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = judgedType(request)
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new FormError(415)
  return new URLSearchParams((await readBytes(request, maxBytes)).toString('utf8'))
}

/** Reads a posted form for a path that may include files, under the same rules. */
export async function readFormWithFiles(
  request: IncomingMessage,
  path: string,
  brandSlug?: string,
): Promise<URLSearchParams | FormData> {
  const type = judgedType(request)
  if (!/^multipart\/form-data\b/i.test(type)) return readForm(request)
  const bytes = await readBytes(request, isReviewForm(path, brandSlug) ? maxReviewBytes : maxBytesWithFiles, maxDropped)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new FormError(400)
  }
}

function judgedType(request: IncomingMessage): string {
  if (!isSameOrigin(request)) throw new FormError(403)
  if (request.headers['content-encoding'] !== undefined) throw new FormError(415)
  return request.headers['content-type'] ?? ''
}

async function readBytes(request: IncomingMessage, max: number, dropped = 0): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > max + dropped) throw new FormError(413)
    if (size <= max) chunks.push(chunk)
  }
  if (size > max) throw new FormError(413)
  return Buffer.concat(chunks)
}
