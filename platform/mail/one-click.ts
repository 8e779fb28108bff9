import type { IncomingMessage, ServerResponse } from 'node:http'

const longestBody = 4_096

interface OneClick {
  headers: Readonly<Record<string, string>>
  secondsToWait: (request: IncomingMessage) => Promise<number>
  /** Unsubscribes. Returns false if the link is invalid. */
  stop: () => Promise<boolean>
  /** Returns the redirect for a form on the shop's page. Email programs need no redirect. */
  redirectOf?: (form: URLSearchParams, isStopped: boolean) => string | null
}

/** Responds to a one-click unsubscribe (RFC 8058), which has no login, no cookies, and a different origin. */
export async function respondToOneClick(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, secondsToWait, stop, redirectOf }: OneClick,
): Promise<void> {
  const respond = (status: number, more: Record<string, string> = {}) => {
    response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': '0', ...more })
    response.end()
  }
  const body = await bodyOf(request)
  if (body === undefined) return respond(413, { connection: 'close' })
  const seconds = await secondsToWait(request)
  if (seconds > 0) return respond(429, { 'retry-after': String(seconds) })
  const isStopped = await stop()
  const location = redirectOf?.(new URLSearchParams(body), isStopped) ?? null
  if (location === null) respond(isStopped ? 200 : 404)
  else respond(303, { location })
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let body = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    body += chunk.toString('latin1')
    if (body.length > longestBody) return undefined
  }
  return body
}
