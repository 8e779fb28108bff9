import { isRefusalError } from '#contract/kernel/refusal-error.ts'

/** An error as displayed on pages: its kind, any missing permission, and the log id of a defect. */
export interface Problem {
  kind: 'offline' | 'not_permitted' | 'not_found' | 'refused' | 'failed'
  code: string
  permission?: string
  site?: string
  reference?: string
  /** Seconds until the call may be retried. */
  seconds?: number
}

/** Returns how to display a call error. */
export function problemOf(error: unknown): Problem {
  if (!isRefusalError(error)) return { kind: 'failed', code: 'unknown' }
  const { status, code } = error
  const { permission, site, id, seconds } = error.details as Partial<Record<string, unknown>>
  return {
    kind: kindOf(status, code),
    code,
    ...(typeof permission === 'string' && { permission }),
    ...(typeof site === 'string' && { site }),
    ...(typeof id === 'string' && { reference: id }),
    ...(typeof seconds === 'number' && { seconds }),
  }
}

/** Returns how to display a page after its loader responded with a status, such as 403 for staff without sites. */
export function problemOfStatus(status: number): Problem {
  const code = status === 403 ? 'not_permitted' : 'unknown'
  return { kind: kindOf(status, code), code }
}

function kindOf(status: number, code: string): Problem['kind'] {
  if (status === 0) return 'offline'
  if (code === 'not_permitted') return 'not_permitted'
  if (status === 404) return 'not_found'
  return status >= 500 ? 'failed' : 'refused'
}

/** Returns the paths of body fields that the server rejected as invalid, such as `email` or `edited.lead`. */
export function invalidFields(error: unknown): string[] {
  if (!isRefusalError(error) || error.code !== 'invalid_request') return []
  const fields = (error.details['fields'] ?? []) as readonly { path: string }[]
  return fields.flatMap(({ path }) => (path.startsWith('body.') ? [path.slice('body.'.length)] : []))
}
