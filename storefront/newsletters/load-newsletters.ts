import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'

export const newslettersPath = '/newsletters'

interface ListView {
  key: ReturnType<typeof newsletterKeys>[number]
  isOn: boolean
}

export type NewslettersView =
  | { kind: 'ask'; isInvalid: boolean; isSent: boolean; formKey: string }
  | {
      kind: 'lists'
      token: string
      email: string
      lists: readonly ListView[]
      /** True if a subscription awaits the reader's confirmation. */
      isPending: boolean
      done: 'saved' | 'left' | null
      /** True if the reader followed an email's unsubscribe link. */
      isLeaving: boolean
    }

/** Longer than any token. The call would reject longer values as malformed requests. */
export const maxTokenLength = 600

/** Loads the newsletters for the address in the emailed link. Without a valid link, the reader can request one. */
export async function loadNewsletters(
  { call, shop }: PageContext,
  { url }: PageArguments,
): Promise<PageData<NewslettersView>> {
  const texts = textsOf(shop.language, 'newsletters')
  const token = url.searchParams.get('token') ?? ''
  const isSent = url.searchParams.has('sent')
  const ask = { kind: 'ask', isInvalid: token !== '', isSent, formKey: crypto.randomUUID() } as const
  if (token === '' || token.length > maxTokenLength) return { head: { title: texts.title }, view: ask }
  try {
    const { email, lists } = await call('POST /svc_ssr/newsletters/reader', { body: { token } })
    const states = new Map(lists.map(({ id, state }) => [id, state]))
    const isPending = lists.some(({ state }) => state === 'pending')
    const done = url.searchParams.get('done')
    const view: NewslettersView = {
      kind: 'lists',
      token,
      email,
      lists: newsletterKeys(shop.site).map((key) => ({
        key,
        isOn: (states.get(newsletterId(shop.site, key)) ?? 'none') !== 'none',
      })),
      isPending,
      done: done === 'saved' || done === 'left' ? done : null,
      isLeaving: url.searchParams.has('stop'),
    }
    return { head: { title: isPending ? texts.confirmTitle : texts.title }, view }
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'invalid_token') throw error
    return { head: { title: texts.title }, view: ask }
  }
}
