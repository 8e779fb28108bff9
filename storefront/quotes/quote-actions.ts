import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { quoteStart } from '../side-cart/quotes.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { submittedKey } from '#storefront/page/route/submitted-key.ts'
import { quotesPath } from './load-quotes.ts'

const knownProblems = ['quote_version_conflict', 'quote_not_open', 'too_many_quotes', 'list_empty'] as const

export interface QuoteResult {
  problem: (typeof knownProblems)[number] | 'title' | 'failed'
  title: string
  message: string
}

/** Requests a quote for the form's cart [LIST-234]. */
export async function requestQuote(
  { call }: PageContext,
  _page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const [listId, title, message] = ['list', 'title', 'message'].map((name) => (form.get(name) ?? '').trim())
  const entered = { title: title!, message: message! }
  const untitled = { problem: 'title', ...entered } satisfies QuoteResult
  if (title === '' || title!.length > 100) return { status: 422, data: untitled }
  return submitQuote(quotesPath, entered, async () => {
    const body = { listId: listId!, ...entered, message: message!.slice(0, 2_000) }
    const { id } = await call('POST /svc_list/quotes', { body, key: submittedKey(form) ?? crypto.randomUUID() })
    return `${quotesPath}/${id}?requested=1`
  })
}

/**
 * Accepts the displayed version of a quote and redirects to its checkout, continues there, or declines it [LIST-234].
 */
export async function respondToQuote(
  { call }: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: quotesPath }
  const path = `${quotesPath}/${id}`
  return submitQuote(path, { title: '', message: '' }, async () => {
    if (form.get('op') === 'decline') {
      const reason = (form.get('reason') ?? '').trim().slice(0, 500)
      await call('POST /svc_list/quotes/{id}/decline', { params: { id }, body: { reason }, key: crypto.randomUUID() })
      return path
    }
    return accept(call, id, Number(form.get('version')))
  })
}

async function accept(call: StoreCall, id: string, version: number): Promise<string> {
  const input = { params: { id }, key: crypto.randomUUID() }
  await call('POST /svc_list/quotes/{id}/accept', { ...input, version, body: {} })
  return quoteStart(id)
}

async function submitQuote(
  path: string,
  entered: Omit<QuoteResult, 'problem'>,
  act: () => Promise<string>,
): Promise<ActionResult> {
  try {
    return { to: await act() }
  } catch (error) {
    if (!isRefused(error)) throw error
    const { code, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(path)}` }
    if (code === 'quote_not_found') return { to: quotesPath }
    const problem = knownProblems.find((each) => each === code) ?? 'failed'
    return { status: status || 503, data: { problem, ...entered } satisfies QuoteResult }
  }
}
