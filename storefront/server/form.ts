import type { IncomingMessage } from 'node:http'

/** The largest form that a page takes. */
const mostBytes = 64 * 1024

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
  if (!isSameOrigin(request)) throw new FormRefused(403)
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) throw new FormRefused(415)
  if (request.headers['content-encoding'] !== undefined) throw new FormRefused(415)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw new FormRefused(413)
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
