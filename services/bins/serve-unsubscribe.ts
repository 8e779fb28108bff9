import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#platform/database.ts'
import { stopMails } from './repository.ts'
import { stoppedAddress } from './unsubscribe-link.ts'

// With the prefix of a locale, as its page may be opened under one.
const path = /^((?:\/[a-z]{2}){0,2}\/stop-stock-mails\/([\w-]{1,600}))(?:\?|$)/
const longestBody = 4_096

interface Stopping {
  db: Database
  secret: string
  /** The seconds that whoever asks too often has to wait; 0 for go on. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Takes the one press of a mail program's own button (RFC 8058), and of the page that the mail links: no wish to hear of
 * stock is mailed to that address any more, whoever asked. It needs no log-in and no cookie, so the form of another origin
 * may send it, too: the sealed address is all that counts, and only the mails to it carry it. False when it is nothing of
 * the kind.
 */
export function serveUnsubscribe({ db, secret, secondsToWait }: Stopping, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, page, token] = request.method === 'POST' ? (path.exec(request.url ?? '') ?? []) : []
    if (page === undefined) return false
    const answer = (status: number, more: Record<string, string> = {}) => {
      response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': '0', ...more })
      response.end()
    }
    const body = await bodyOf(request)
    if (body === undefined) return (answer(413, { connection: 'close' }), true)
    const seconds = await secondsToWait(request)
    if (seconds > 0) return (answer(429, { 'retry-after': String(seconds) }), true)
    const email = stoppedAddress(secret, token!)
    if (email !== undefined) await db.transaction((tx) => stopMails(tx, email))
    const isOfPage = new URLSearchParams(body).has('page')
    // A mail program is not led anywhere, whoever pressed the page's button reads what became of it.
    if (isOfPage) answer(303, { location: `${page}?said=${email === undefined ? 'unknown' : 'stopped'}` })
    else answer(email === undefined ? 404 : 200)
    return true
  }
}

/** Undefined when it is longer than any press. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let body = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    body += chunk.toString('latin1')
    if (body.length > longestBody) return undefined
  }
  return body
}
