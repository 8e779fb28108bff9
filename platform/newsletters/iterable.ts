import { z } from 'zod'
import type { NewsletterService } from './service.ts'

interface IterableSettings {
  apiKey: string
  /** Example: https://api.iterable.com/api/. */
  baseUrl: string
  /** The service's ids for our lists. */
  lists: ReadonlyMap<string, number>
}

const timeoutMs = 5_000
const largestReply = 100_000
const User = z.object({
  user: z.object({ dataFields: z.object({ emailListIds: z.array(z.int()).default([]) }) }).nullish(),
})

/** Creates an engine for Iterable's API, where an update replaces all of a user's lists. */
export function iterableService({ apiKey, baseUrl, lists }: IterableSettings): NewsletterService {
  const headers = { 'Api-Key': apiKey, 'content-type': 'application/json' }
  const request = async (path: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(timeoutMs)
    // Prevents a redirect to another host.
    return fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'error', signal })
  }
  const readLists = async (email: string): Promise<number[]> => {
    const response = await request(`users/getByEmail?${new URLSearchParams({ email }).toString()}`, {})
    if (response.status === 404) return []
    if (!response.ok) throw await failure(response)
    const { user } = User.parse(JSON.parse(await boundedText(response)))
    return user?.dataFields.emailListIds ?? []
  }
  const ours = new Set(lists.values())
  return {
    async setLists(email, listIds) {
      const current = await readLists(email)
      const wanted = listIds.flatMap((id) => lists.get(id) ?? [])
      const emailListIds = [...current.filter((id) => !ours.has(id)), ...wanted].toSorted((a, b) => a - b)
      if (isSame(emailListIds, current)) return
      const body = JSON.stringify({ email, emailListIds })
      const response = await request('users/updateSubscriptions', { method: 'POST', body })
      if (!response.ok) throw await failure(response)
      await response.body?.cancel()
    },
  }
}

function isSame(sorted: readonly number[], others: readonly number[]): boolean {
  return sorted.length === others.length && sorted.every((id) => others.includes(id))
}

/** Returns an error with only the status, because the body may contain the address. */
async function failure(response: Response): Promise<Error> {
  await response.body?.cancel()
  return new Error(`Iterable responded with status ${response.status}`)
}

async function boundedText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > largestReply) throw new Error('Iterable’s reply is too large')
  }
  return text
}
