import type { IncomingMessage } from 'node:http'

/** The largest form that a page takes. */
const maxBytes = 64 * 1024
/** The largest one with photos: of a review. */
const maxBytesWithFiles = 16 * 1024 * 1024
const pagesWithFiles = /^\/account\/reviews\/\d{1,9}$/i

/** Whether the form of a page, named without its locale's prefix, may carry files. */
export function takesFiles(path: string): boolean {
  return pagesWithFiles.test(path)
}

/** Why a form is not taken, with the status that says so. */
export class FormRefused extends Error {
  status: number

  constructor(status: number) {
    super(`A form was refused with ${status}`)
    this.status = status
  }
}

/** Whether a post comes from a page of this shop: by what browsers say of its origin [T15]. */
function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  return site === 'same-origin' && origin !== undefined && URL.parse(origin)?.host === host
}

/** Reads a posted form: of our own origin, of the usual encoding, no larger than the limit [T15, T35]. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = judgedType(request)
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new FormRefused(415)
  return new URLSearchParams((await readBytes(request, maxBytes)).toString('utf8'))
}

/** Reads a posted form that may carry files, under the same rules. */
export async function readFormWithFiles(request: IncomingMessage): Promise<URLSearchParams | FormData> {
  const type = judgedType(request)
  if (!/^multipart\/form-data\b/i.test(type)) return readForm(request)
  const bytes = await readBytes(request, maxBytesWithFiles)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new FormRefused(400)
  }
}

/** The type of a form that may be read. */
function judgedType(request: IncomingMessage): string {
  if (!isSameOrigin(request)) throw new FormRefused(403)
  if (request.headers['content-encoding'] !== undefined) throw new FormRefused(415)
  return request.headers['content-type'] ?? ''
}

async function readBytes(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new FormRefused(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
