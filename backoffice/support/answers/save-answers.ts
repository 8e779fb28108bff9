import { call } from '#backoffice/call/call.ts'
import type { CannedAnswer } from '../support-types.ts'

/**
 * Replaces or removes one canned answer. The call stores all answers, so this function first reads the current ones, to
 * preserve concurrent changes by others.
 */
export async function saveAnswer(
  key: string,
  { replacing, answer }: { replacing: string | null; answer: CannedAnswer | null },
): Promise<unknown> {
  const stored = await call('GET /svc_ssr/chat/answers', {}, { isFresh: true })
  const others = stored.filter(({ title }) => title !== replacing)
  const answers = answer === null ? others : [...others, answer]
  return call('PUT /svc_ssr/chat/answers', { body: { answers }, key })
}
