import { RouteError, redirect } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { needsPhotos, returnLimits } from '#domain/returns/reasons.ts'
import { formatReturnNumber, parseReturnNumber } from '#domain/returns/return-number.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '../texts.ts'
import { readOrderId } from './selection.ts'

type Return = Reply<Store, 'GET /svc_rma/returns/{number}'>
type Label = Reply<Store, 'GET /svc_rma/returns/{number}/label'>

export interface ReturnView {
  kind: 'return'
  isCustomer: boolean
  shown: Return
  label: Label
  /** Number of photos that can still be added, or null if none are needed. */
  photosLeft: number | null
  problem: PrintProblem | null
}
export type ReturnPageView = ReturnView | { kind: 'look-up' | 'none'; isCustomer: boolean; rmaNumber: string | null }

const printPath = (rmaNumber: string) => `/rmaprocess/print/${rmaNumber}`

/** Returns the page for the requested return, or for the newest return of the order that was looked up. */
export function pathAfterLookUp({ params }: PageArguments, orderId: string): string {
  const number = parseReturnNumber(params['rmaNumber'] ?? '')
  return number === null ? `/rmaprocess/print?order=${orderId}` : printPath(formatReturnNumber(number))
}

/**
 * Loads a return by number, or else the newest return for the order in the query or for the customer. Guests without
 * access must look up the order first [RETURN-004].
 */
export async function loadReturnPage(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<ReturnPageView>> {
  const { call, shop } = context
  const texts = textsOf(shop.language, 'returns')
  const isCustomer = isLoggedIn(await call('GET /svc_session/session', {}))
  const { rmaNumber, dateIssued } = params
  if (dateIssued !== undefined && !/^\d{4}-\d\d-\d\d$/.test(dateIssued)) throw new RouteError(404)
  if (rmaNumber === undefined) return openNewest(context, readOrderId(url.searchParams), isCustomer)
  const parsed = parseReturnNumber(rmaNumber)
  if (parsed === null) throw new RouteError(404)
  const number = formatReturnNumber(parsed)
  try {
    const [shown, label] = await Promise.all([
      call('GET /svc_rma/returns/{number}', { params: { number } }),
      call('GET /svc_rma/returns/{number}/label', { params: { number } }),
    ])
    const isOpen = shown.state === 'requested' || shown.state === 'approved'
    const photosLeft =
      isOpen && shown.items.some(({ reason }) => needsPhotos(reason)) ? returnLimits.photos - shown.photos : null
    const problem = url.searchParams.get('problem')
    return {
      head: { title: texts.returnTitle(number) },
      view: {
        kind: 'return',
        isCustomer,
        shown,
        label,
        photosLeft,
        problem: problem === null ? null : problemOf(problem),
      },
    }
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'return_not_found') throw error
    return { head: { title: texts.findReturn }, view: { kind: 'look-up', isCustomer, rmaNumber: number } }
  }
}

/** Opens the newest return for an order, or across the customer's latest orders. */
async function openNewest(
  { call, shop }: PageContext,
  orderId: string,
  isCustomer: boolean,
): Promise<PageData<ReturnPageView>> {
  const newest = orderId === '' ? await newestOfCustomer(call, isCustomer) : await newestOfOrder(call, orderId)
  if (newest !== undefined) throw redirect(printPath(newest))
  const kind = orderId === '' ? 'look-up' : 'none'
  return {
    head: { title: textsOf(shop.language, 'returns').findReturn },
    view: { kind, isCustomer, rmaNumber: null },
  }
}

async function newestOfCustomer(call: PageContext['call'], isCustomer: boolean): Promise<string | undefined> {
  if (!isCustomer) return undefined
  const { returns } = await call('GET /svc_rma/returns', {})
  return returns[0]?.number
}

async function newestOfOrder(call: PageContext['call'], orderId: string): Promise<string | undefined> {
  try {
    const { returns } = await call('GET /svc_rma/orders/{orderId}', { params: { orderId } })
    return returns.at(-1)?.number
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'order_not_found') throw error
    return undefined
  }
}

const actions = actionsOf('return-print')

/** Adds photos to a return, marks it as sent, or cancels it, as the form requests. */
export async function actOnReturn({ call }: PageContext, page: PageArguments, form: FormData): Promise<ActionResult> {
  const parsed = parseReturnNumber(page.params['rmaNumber'] ?? '')
  if (parsed === null) throw new RouteError(404)
  const number = formatReturnNumber(parsed)
  const [own, params, key] = [printPath(number), { number }, crypto.randomUUID()]
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 80) : ''
  }
  const op = actions.read(form)
  if (op === null) return { to: own }
  try {
    if (op === 'cancel') await call('POST /svc_rma/returns/{number}/cancel', { params, key })
    if (op === 'sent') {
      const body = { carrier: read('carrier').slice(0, 40), trackingNumber: read('tracking') }
      await call('POST /svc_rma/returns/{number}/sent', { params, body, key })
    }
    if (op === 'photos') await addPhotos(call, number, form)
    return { to: own + actions.done(op) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const problem = problemOf(error.code)
    return { to: own + (problem === 'failed' ? actions.failed(op) : `?problem=${problem}`) }
  }
}

const problems = ['photo_unreadable', 'photo_too_large', 'too_many_photos', 'wrong_state'] as const
type PrintProblem = (typeof problems)[number] | 'failed'

function problemOf(code: string): PrintProblem {
  // The request limit matches the largest photo, so exceeding it means that one photo was too large.
  if (code === 'invalid_request') return 'photo_too_large'
  return problems.find((each) => each === code) ?? 'failed'
}

async function addPhotos(call: PageContext['call'], number: string, form: FormData): Promise<void> {
  const files = form.getAll('photos').filter((each): each is File => typeof each !== 'string' && each.size > 0)
  for (const file of files.slice(0, returnLimits.photos)) {
    const photo = await toBase64(file)
    await call('POST /svc_rma/returns/{number}/photos', {
      params: { number },
      body: { photo },
      key: crypto.randomUUID(),
    })
  }
}
