import type { IncomingMessage, ServerResponse } from 'node:http'

/** Allows only our own scripts. Component libraries set styles by script, which needs no exception. */
export const basePolicy =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

interface StaffDocument {
  document: Buffer
  /** Content security policy. */
  policy: string
  headers: Readonly<Record<string, string>>
}

/**
 * Sends a document from the back-office build, which is never cached or indexed. Methods other than GET and HEAD get
 * 405.
 */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { document, policy, headers }: StaffDocument,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD', 'content-length': '0' }).end()
    return
  }
  response.writeHead(200, {
    ...headers,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-length': document.length,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  response.end(request.method === 'HEAD' ? undefined : document)
}
