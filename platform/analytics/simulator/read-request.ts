import type { Context } from 'hono'
import type { z } from 'zod'

const maxBody = 1_000_000

/** Returns a request's JSON, or undefined if it is not JSON or is larger than 1 MB. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (text.length > maxBody) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the path of the first invalid field, such as `events[0].name`, and its problem. */
export function firstProblem({ issues: [issue] }: z.ZodError): { path: string; message: string } {
  const parts = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
  return { path: parts.join('').replace(/^\./, ''), message: issue?.message ?? 'Invalid' }
}
