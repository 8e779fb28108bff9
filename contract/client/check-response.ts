import type { Contract } from '#contract/kernel/call.ts'
import { everyCallRefuses } from '#contract/kernel/refused.ts'

/** Throws if a response violates its contract. */
export function checkAnswer(contract: Contract, name: string, status: number, answer: unknown) {
  const { reply, status: success = 200, refusals } = contract[name]!
  if (status < 400) {
    reply.parse(answer)
    if (status !== success) throw new Error(`${name} returned ${status} instead of ${success}`)
    return
  }
  const { code, ...told } = (answer as { error: { code: string; message?: string } }).error
  const { message, ...details } = told
  if (code in everyCallRefuses) return
  const refusal = refusals?.[code]
  if (refusal?.status !== status) throw new Error(`${name} does not list the refusal ${status} ${code}`)
  refusal.details?.parse(message === code ? details : told)
}
