import type { Contract } from '#contract/kernel/call.ts'
import { commonRefusals } from '#contract/kernel/refusal-error.ts'

/** Throws if a response violates its contract. */
export function checkResponse(contract: Contract, name: string, status: number, body: unknown) {
  const { reply, status: success = 200, refusals } = contract[name]!
  if (status < 400) {
    reply.parse(body)
    if (status !== success) throw new Error(`${name} returned ${status} instead of ${success}`)
    return
  }
  const { code, ...rest } = (body as { error: { code: string; message?: string } }).error
  const { message, ...details } = rest
  if (code in commonRefusals) return
  const refusal = refusals?.[code]
  if (refusal?.status !== status) throw new Error(`${name} does not list the refusal ${status} ${code}`)
  refusal.details?.parse(message === code ? details : rest)
}
