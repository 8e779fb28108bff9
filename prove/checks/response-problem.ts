import type { Call } from '#contract/kernel/call.ts'
import { checkAnswer } from '#contract/client/check-response.ts'
import { everyCallRefuses } from '#contract/kernel/refused.ts'
import { store } from '#contract/store.ts'
import { addressesOf } from '#services/call/http.ts'
import type { WireRequest } from './mutations.ts'
import type { HttpAnswer } from './http.ts'

/** Stacks, files, statements and what engines say: nothing that a caller should read. */
const inside =
  /\n\s+at |\bat async |\.[cm]?[jt]sx?:\d|node_modules|file:\/\/|\/(?:services|platform|domain)\/|\b(?:select|insert|update|delete)\s[^"]*\s(?:from|into|set)\s|syntax error at|violates|relation \\?"|invalid input syntax|SQLSTATE|ECONN|\bpg_[a-z]+|Zod(?:Error|Type|Issue)/i
const addresses = Object.keys(store).flatMap((name) => {
  const [method, path] = name.split(' ') as [string, string]
  const patterns = addressesOf(path.replace(/\{(\w+)\}/g, ':$1'))
  return patterns.map((pattern) => ({ name, method, pattern: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))
})

/** What is wrong with an answer, whatever was asked; undefined when it is one that the contract declares. */
export function judgeAnswer(request: WireRequest, { status, headers, text }: HttpAnswer): string | undefined {
  const told = `the answer ${status} ${text.slice(0, 300)}`
  if (status >= 500) return told
  if (isFile(request, { status, headers, text })) return undefined
  if (inside.test(text)) return `tells of its inside, ${told}`
  // What is no HTTP, or more of it than fits, ends at the parser: no body, and the connection is over.
  if (text === '' && headers['connection'] === 'close' && (status === 400 || status === 431)) return undefined
  if (headers['x-content-type-options'] !== 'nosniff') return `may be sniffed, ${told}`
  if (request.method === 'HEAD') return undefined
  const calls = callsAt(request)
  const problems = calls.map((name) => departure(name, status, text))
  if (problems.includes(undefined)) return undefined
  if (status === 404 && text === '{"error":{"code":"not_found","message":"not_found"}}') return undefined
  return `${problems[0] ?? 'no call has this address'}, ${told}`
}

/** Whether it is the file that a call gives whoever asks for a page: bytes for people, which no contract reads. */
function isFile(request: WireRequest, { status, headers, text }: Omit<HttpAnswer, 'milliseconds'>): boolean {
  const isPdf = headers['content-type'] === 'application/pdf' && headers['x-content-type-options'] === 'nosniff'
  return status === 200 && isPdf && text.startsWith('%PDF-') && callsAt(request).some((name) => name.endsWith('/file'))
}

/** The calls that a request may be for: as its path is written, and as a URL reads it. */
function callsAt({ method, path }: WireRequest): string[] {
  const written = path.split(/[?#]/)[0]!
  const read = URL.parse(`http://shop${path}`)?.pathname ?? written
  const found = addresses.filter(
    (each) => each.method === method && (each.pattern.test(written) || each.pattern.test(read)),
  )
  return found.map(({ name }) => name)
}

function departure(name: string, status: number, text: string): string | undefined {
  try {
    const answer: unknown = text === '' ? null : JSON.parse(text)
    checkAnswer(store, name, status, answer)
    if (status < 400) return undefined
    const { code } = (answer as { error: { code: string } }).error
    const own = (store as Record<string, Call>)[name]!.refusals?.[code]
    const common = (everyCallRefuses as Record<string, number>)[code]
    return (own?.status ?? common) === status ? undefined : `${code} is ${common}`
  } catch (error) {
    return `${name} departs from its contract (${String(error).slice(0, 200)})`
  }
}
