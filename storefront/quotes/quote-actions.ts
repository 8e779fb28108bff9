import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { parseSkuLines } from '#domain/quotes/sku-lines.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { anonymousUser, previewRequest } from '../search/search-request.ts'
import { quoteCheckoutPath } from '../side-cart/quotes.ts'
import { quotesPath } from './load-quotes.ts'

const knownProblems = [
  'quote_version_conflict',
  'quote_not_open',
  'too_many_quotes',
  'quote_day_limit',
  'list_empty',
  'list_full',
  'list_not_found',
  'date_past',
  'message_limit',
  'file_limit',
  'file_space',
  'file_type',
  'file_too_large',
  'too_many_requests',
] as const

const requests = actionsOf('quotes')
const decisions = actionsOf('quote')
type QuoteOp = AccountAction<'quotes' | 'quote'> | 'find'

export interface QuoteResult {
  /** The posted form. */
  op: QuoteOp
  /** Null if the form only found or added products. */
  problem: (typeof knownProblems)[number] | 'title' | 'skus' | 'delivery' | 'text' | 'reason' | 'failed' | null
  /** Lines with unknown or unreadable items. */
  unknown: readonly string[]
  entered: Readonly<Record<string, string>>
  /** Products that the search field found. */
  found?: readonly FoundProduct[]
}
interface FoundProduct {
  name: string
  url: string
  /** Null for a product with options, which are chosen on the product page. */
  sku: string | null
}
type Entered = QuoteResult['entered']

const maxFound = 8
/** Form fields to restore after a refused request. */
const requestFields = ['list', 'title', 'skus', 'saved', 'delivery', 'wanted', 'message', 'find'] as const

/** Requests a quote for the form's list and SKUs, or finds products for the form [LIST-234, ACCOUNT-413]. */
export async function requestQuote(
  context: PageContext,
  _page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const { call } = context
  const field = (name: (typeof requestFields)[number], max = Infinity) => readTextField(form, name, max)
  const entered = Object.fromEntries(requestFields.map((name) => [name, field(name).text]))
  entered['skus'] = [entered['skus'], ...form.getAll('pick')].filter(Boolean).join('\n')
  const op = requests.read(form)
  if (op === null) return findProducts(context, entered)
  const stay = (problem: QuoteResult['problem'], unknown: readonly string[] = []) =>
    rejected({ op, problem, entered, unknown })
  const title = field('title', quoteLimits.titleLength)
  if (title.text === '' || title.isTooLong) return stay('title')
  const { lines, problems } = parseSkuLines(entered['skus'])
  if (problems.length > 0 || lines.length > quoteLimits.skuLines) return stay('skus', problems)
  const delivery = deliveryOf(form)
  if (delivery.isTooLong) return stay('delivery')
  const message = field('message', quoteLimits.messageLength)
  if (message.isTooLong) return stay('text')
  const listId = field('list').text
  const wanted = field('wanted').text
  return submitQuote(op, quotesPath, entered, async () => {
    const body = {
      ...(isUuid(listId) && { listId }),
      items: lines,
      title: title.text,
      message: message.text,
      delivery: delivery.text,
      wantedOn: /^\d{4}-\d\d-\d\d$/.test(wanted) ? wanted : null,
    }
    const { id } = await call('POST /svc_list/quotes', { body, key: readSubmissionKey(form) ?? crypto.randomUUID() })
    return `${quotesPath}/${id}${requests.done(op)}`
  })
}

/** Returns the entered address, or the chosen one if none was entered. */
function deliveryOf(form: URLSearchParams) {
  const typed = readTextField(form, 'delivery', quoteLimits.deliveryLength)
  const chosen = readTextField(form, 'saved', quoteLimits.deliveryLength)
  return typed.text !== '' || chosen.text === 'other' ? typed : chosen
}

/** Finds products by name, and adds the selected products to the entered SKUs. */
async function findProducts({ call }: PageContext, entered: Entered): Promise<ActionResult> {
  const text = (entered['find'] ?? '').slice(0, 100)
  const found = text === '' ? [] : await search(call, text)
  return { status: 200, data: { op: 'find', problem: null, unknown: [], entered, found } satisfies QuoteResult }
}

async function search(call: StoreCall, text: string): Promise<FoundProduct[]> {
  const { content } = await call('POST /api/search-rec/3', { body: previewRequest(text, anonymousUser) })
  return content.product.value.slice(0, maxFound).map(({ name, url, sku, addable }) => ({
    name,
    url,
    sku: addable ? sku : null,
  }))
}

/**
 * Handles a quote form: accepts the displayed version and redirects to its checkout, continues the checkout, declines,
 * requests a change, or sends a message or a file [LIST-234, ACCOUNT-413].
 */
export async function respondToQuote(
  { call }: PageContext,
  { params }: PageArguments,
  form: Pick<FormData, 'get'>,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: quotesPath }
  const path = `${quotesPath}/${id}`
  const input = { params: { id }, key: submittedKeyOf(form) }
  const op = decisions.read(form)
  if (op === null) return { to: path }
  switch (op) {
    case 'decline': {
      const { text: reason, isTooLong } = readTextField(form, 'reason', quoteLimits.reasonLength)
      if (isTooLong) return rejected({ op, problem: 'reason', entered: { reason } })
      return submitQuote(op, path, { reason }, async () => {
        await call('POST /svc_list/quotes/{id}/decline', { ...input, body: { reason } })
        return path + decisions.done(op)
      })
    }
    case 'change':
    case 'message': {
      const { text, isTooLong } = readTextField(form, 'text', quoteLimits.messageLength)
      if (text === '' || isTooLong) return rejected({ op, problem: 'text', entered: { text } })
      const isChange = op === 'change'
      return submitQuote(op, path, { text }, async () => {
        if (isChange) await call('POST /svc_list/quotes/{id}/change', { ...input, body: { text } })
        else await call('POST /svc_list/quotes/{id}/messages', { ...input, body: { text } })
        return `${path}${decisions.done(op)}#messages`
      })
    }
    case 'file':
      return sendFile(call, path, id, form)
    case 'accept':
      return submitQuote(op, path, {}, async () => accept(call, id, Number(fieldOf(form, 'version'))))
  }
}

/** Sends a file. The browser posts this form directly, so its problem is returned in the URL. */
async function sendFile(call: StoreCall, path: string, id: string, form: Pick<FormData, 'get'>): Promise<ActionResult> {
  const file = form.get('file')
  const back = (problem: string) => ({
    to: `${path}${problem === 'failed' ? decisions.failed('file') : `?problem=${problem}`}#files`,
  })
  if (!(file instanceof File) || file.size === 0) return back('file_type')
  const result = await submitQuote('file', path, {}, async () => {
    const body = {
      kind: fieldOf(form, 'kind') === 'tax_exempt' ? ('tax_exempt' as const) : ('document' as const),
      name: file.name.slice(-120),
      file: await toBase64(file),
    }
    await call('POST /svc_list/quotes/{id}/files', { params: { id }, body, key: submittedKeyOf(form) })
    return `${path}${decisions.done('file')}#files`
  })
  return 'data' in result ? back((result.data as QuoteResult).problem ?? 'failed') : result
}

async function accept(call: StoreCall, id: string, version: number): Promise<string> {
  const input = { params: { id }, key: crypto.randomUUID() }
  await call('POST /svc_list/quotes/{id}/accept', { ...input, version, body: {} })
  return quoteCheckoutPath(id)
}

function fieldOf(form: Pick<FormData, 'get'>, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function submittedKeyOf(form: Pick<FormData, 'get'>): string {
  const key = fieldOf(form, 'key')
  return isUuid(key) ? key : crypto.randomUUID()
}

type Rejected = Pick<QuoteResult, 'op' | 'problem' | 'entered'> & Partial<Pick<QuoteResult, 'unknown'>>

function rejected(result: Rejected, status = 422): ActionResult {
  return { status, data: { unknown: [], ...result } satisfies QuoteResult }
}

async function submitQuote(
  op: QuoteOp,
  path: string,
  entered: Entered,
  act: () => Promise<string>,
): Promise<ActionResult> {
  try {
    return { to: await act() }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, status, details } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(path)}` }
    if (code === 'quote_not_found') return { to: quotesPath }
    if (code === 'unknown_skus') return rejected({ op, problem: 'skus', entered, unknown: details['skus'] as string[] })
    // The file exceeds the call's body limit.
    const known = code === 'body_too_large' ? 'file_too_large' : code
    const problem = knownProblems.find((each) => each === known) ?? 'failed'
    return rejected({ op, problem, entered }, status || 503)
  }
}
