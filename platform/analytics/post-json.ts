const timeoutMs = 10_000
const maxReply = 100_000

/** A vendor's rejection of a request. The message has no personal data. */
export class DeliveryRejected extends Error {
  /** True if the vendor would reject the same request again. */
  readonly isPermanent: boolean
  /** The delay that the vendor requested, or 0. */
  readonly retryAfterMs: number

  constructor(message: string, { isPermanent, retryAfterMs = 0 }: { isPermanent: boolean; retryAfterMs?: number }) {
    super(message)
    this.isPermanent = isPermanent
    this.retryAfterMs = retryAfterMs
  }
}

interface JsonRequest {
  headers?: Readonly<Record<string, string>>
  body: object
}

/** Posts JSON to a vendor and ignores the response body. Throws `DeliveryRejected` if the vendor does not accept it. */
export async function postJson(url: URL | string, { headers = {}, body }: JsonRequest): Promise<void> {
  const response = await post(url, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body))
  await discardBody(response)
}

/**
 * Posts a form to a vendor and returns the JSON response. Throws `DeliveryRejected` if the vendor does not accept it.
 */
export async function postForm(url: URL | string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await post(url, type, new URLSearchParams(fields).toString())
  return parseJson(await readText(response))
}

async function readText({ body }: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > maxReply) throw new DeliveryRejected('The reply is too large', { isPermanent: false })
    }
  } catch (error) {
    if (error instanceof DeliveryRejected) throw error
    throw new DeliveryRejected(`Incomplete reply: ${causeOf(error)}`, { isPermanent: false })
  }
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DeliveryRejected('The reply is not JSON', { isPermanent: false })
  }
}

/** Releases the connection. Errors are ignored, because the status already determines the outcome. */
async function discardBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {})
}

async function post(url: URL | string, headers: Record<string, string>, body: string): Promise<Response> {
  // Prevents a redirect to another host.
  const request = { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
  const response = await fetch(url, request).catch((error: unknown) => {
    throw new DeliveryRejected(`No reply: ${causeOf(error)}`, { isPermanent: false })
  })
  if (response.ok) return response
  await discardBody(response)
  // Omits the body, which may contain personal data.
  throw new DeliveryRejected(`Status ${response.status}`, {
    isPermanent: isPermanentStatus(response.status),
    retryAfterMs: retryAfterOf(response),
  })
}

/** Returns a network error's code. Its message could contain the URL, which may include a secret. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

function retryAfterOf({ headers }: Response): number {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : 0
}

/** Statuses that may be resolved before a later attempt, for example because staff replace a revoked key. */
const temporaryStatuses: ReadonlySet<number> = new Set([401, 403, 408, 421, 425, 429])

/** Returns true if the vendor would reject the same request again. */
function isPermanentStatus(status: number): boolean {
  return status < 500 && !temporaryStatuses.has(status)
}
