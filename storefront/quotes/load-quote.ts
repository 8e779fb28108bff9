import { RouteError } from '#storefront/router/results.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { compareAnswers, type LineChange } from '#domain/quotes/answer.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type DisplayedTax, displayPrice } from '#storefront/page/price.ts'
import { cartView, type CartView } from '../side-cart/cart/cart-view.ts'
import { displayedTotal, quotesPath, rowOf, type QuoteRow } from './load-quotes.ts'

type Details = Reply<Store, 'GET /svc_list/quotes/{id}/details'>
type WireAnswer = Details['answers'][number]

interface ShownLine {
  itemId: string
  name: string
  qty: number
  /** Displayed price per unit. */
  price: Minor
}

export interface VersionView {
  number: number
  sentAt: number
  validUntil: number
  total: Minor
  /** Lines compared with the previous version. In the first version, all lines are unchanged. */
  lines: readonly LineChange<ShownLine>[]
  /** Number of the previous version, or null for the first one. */
  before: number | null
  /** URL of the PDF. */
  pdf: string
}

export interface QuoteView extends QuoteRow, Pick<Details, 'delivery' | 'wantedOn' | 'messages'> {
  version: number
  message: string
  note: string
  cart: CartView
  isPriced: boolean
  shipping: { price: Minor; place: string } | null
  /** Newest first. */
  versions: readonly VersionView[]
  files: readonly (Details['files'][number] & { url: string })[]
  /** Problem code of the file form. */
  problem: string | null
  /** Submission keys for the message form and the file form. */
  key: string
  fileKey: string
}

/**
 * Loads one quote with its lines, versions, messages, and files. A quote owned by a different customer is not found
 * [LIST-234].
 */
export async function loadQuote(context: PageContext, { params, url }: PageArguments): Promise<PageData<QuoteView>> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) throw new RouteError(404)
  const { call, shop } = context
  await requireLogin(context, `${quotesPath}/${id}`)
  try {
    const query = shop.site === 'EUR' ? { country: shop.country } : {}
    const [quote, cart, details] = await Promise.all([
      call('GET /svc_list/quotes/{id}', { params: { id } }),
      call('GET /svc_list/lists/{id}/view', { params: { id }, query }),
      call('GET /svc_list/quotes/{id}/details', { params: { id } }),
    ])
    const { version, message, note, shipping } = quote
    const { delivery, wantedOn, messages, files, answers } = details
    return {
      head: { title: quote.title },
      view: {
        ...rowOf(quote, shop.tax),
        version,
        message,
        note,
        delivery,
        wantedOn,
        messages,
        cart: cartView(cart),
        isPriced: cart.lines.some(({ reasons }) => reasons.at(-1)?.reason === 'quote'),
        shipping: shipping && {
          price: displayPrice(toMinor(shipping.price), 'goods', shop.tax),
          place: [shipping.postcode, shipping.countryId].join(', '),
        },
        versions: answers.map((answer, index) => versionOf(id, answer, answers[index + 1], shop.tax)),
        files: files.map((file) => ({ ...file, url: `/svc_list/quotes/${id}/files/${file.id}` })),
        problem: url.searchParams.get('problem'),
        key: crypto.randomUUID(),
        fileKey: crypto.randomUUID(),
      },
    }
  } catch (error) {
    if (isRefusalError(error) && error.status === 404) throw new RouteError(404)
    throw error
  }
}

function versionOf(id: string, answer: WireAnswer, before: WireAnswer | undefined, tax: DisplayedTax): VersionView {
  const { number, sentAt, validUntil } = answer
  const lines = linesOf(answer, tax)
  return {
    number,
    sentAt,
    validUntil,
    total: displayedTotal(answer, tax),
    lines: compareAnswers(before ? linesOf(before, tax) : lines, lines),
    before: before?.number ?? null,
    pdf: `/svc_list/quotes/${id}/answers/${number}/file`,
  }
}

function linesOf({ lines }: WireAnswer, tax: DisplayedTax): ShownLine[] {
  return lines.map(({ itemId, name, choice, qty, price, taxClass }) => ({
    itemId,
    name: [name, choice].filter(Boolean).join(', '),
    qty,
    price: displayPrice(toMinor(price), taxClass, tax),
  }))
}
