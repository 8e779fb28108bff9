import type { Call } from '#contract/kernel/call.ts'
import { checkResponse } from '#contract/client/check-response.ts'
import { commonRefusals } from '#contract/kernel/refusal-error.ts'
import { store } from '#contract/store.ts'
import { callPathsOf } from '#services/call/http.ts'
import type { WireRequest } from '../inputs/request-mutations.ts'
import type { HttpResponse } from '../http/http-client.ts'

const internals =
  /\n\s+at |\bat async |\.[cm]?[jt]sx?:\d|node_modules|file:\/\/|\/(?:services|platform|domain)\/|\b(?:select|insert|update|delete)\s[^"]*\s(?:from|into|set)\s|syntax error at|violates|relation \\?"|invalid input syntax|SQLSTATE|ECONN|\bpg_[a-z]+|Zod(?:Error|Type|Issue)/i
const addresses = Object.keys(store).flatMap((name) => {
  const [method, path] = name.split(' ') as [string, string]
  const patterns = callPathsOf(path.replace(/\{(\w+)\}/g, ':$1'))
  return patterns.map((pattern) => ({ name, method, pattern: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))
})

/** Returns the reason that a response violates the contract, or undefined if it is valid. */
export function responseProblem(request: WireRequest, { status, headers, text }: HttpResponse): string | undefined {
  const response = `the response ${status} ${text.slice(0, 300)}`
  if (status >= 500) return response
  if (isFile(request, { status, headers, text })) return undefined
  if (internals.test(text)) return `exposes internals, ${response}`
  // Node's parser refuses invalid or oversized requests without sending a body.
  if (text === '' && headers['connection'] === 'close' && (status === 400 || status === 431)) return undefined
  if (headers['x-content-type-options'] !== 'nosniff') return `may be sniffed, ${response}`
  if (request.method === 'HEAD') return undefined
  const calls = callsAt(request)
  const problems = calls.map((name) => departure(name, status, text))
  if (problems.includes(undefined)) return undefined
  if (status === 404 && text === '{"error":{"code":"not_found","message":"not_found"}}') return undefined
  return `${problems[0] ?? 'no call matches this URL'}, ${response}`
}

/** Returns true for PDF files, because the contract has no schema for them. */
function isFile(request: WireRequest, { status, headers, text }: Omit<HttpResponse, 'milliseconds'>): boolean {
  const isPdf = headers['content-type'] === 'application/pdf' && headers['x-content-type-options'] === 'nosniff'
  return status === 200 && isPdf && text.startsWith('%PDF-') && callsAt(request).some((name) => name.endsWith('/file'))
}

/** Returns the matching calls for the path as written and as normalized by a URL parser. */
function callsAt({ method, path }: WireRequest): string[] {
  const pathname = path.split(/[?#]/)[0]!
  const normalized = URL.parse(`http://shop${path}`)?.pathname ?? pathname
  const found = addresses.filter(
    (each) => each.method === method && (each.pattern.test(pathname) || each.pattern.test(normalized)),
  )
  return found.map(({ name }) => name)
}

function departure(name: string, status: number, text: string): string | undefined {
  try {
    const body: unknown = text === '' ? null : JSON.parse(text)
    checkResponse(store, name, status, body)
    if (status < 400) return undefined
    const { code } = (body as { error: { code: string } }).error
    const own = (store as Record<string, Call>)[name]!.refusals?.[code]
    const common = (commonRefusals as Record<string, number>)[code]
    return (own?.status ?? common) === status ? undefined : `${code} is ${common}`
  } catch (error) {
    return `${name} departs from its contract (${String(error).slice(0, 200)})`
  }
}
