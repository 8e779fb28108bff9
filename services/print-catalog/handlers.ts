import type { Reply } from '#contract/kernel/call.ts'
import type { printCatalog } from '#contract/print-catalog.ts'
import { findInPrintCatalog } from '#domain/print-catalog/find.ts'
import { hasPrintCatalog, type PrintCatalogPage } from '#domain/print-catalog/page.ts'
import { formatRequestsCsv } from '#domain/print-catalog/format-requests-csv.ts'
import { requestProblems } from '#domain/print-catalog/request.ts'
import { tableOfContents } from '#domain/print-catalog/lay-out.ts'
import { spreadOf } from '#domain/print-catalog/spread.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { readCards, type Card } from '#services/catalog/steps.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { addCopyRequest, readArchive, readPrintCatalog, readRequests } from './repository.ts'
import { printCatalogTag, publishPrintCatalog } from './steps.ts'

type WirePrintCatalog = NonNullable<Reply<typeof printCatalog, 'GET /svc_content/issue'>>

interface PrintCatalogDeps {
  db: Database
  shared: QueryRunner
}

/** Most households request one catalog. More requests come from scripts, or from members of the same gym. */
const countRequest = attemptLimit('printed catalog', { address: 20, shopper: 5 })
const maxLines = 10_000

export const printCatalogHandlers: Handlers<typeof printCatalog, PrintCatalogDeps> = {
  async 'GET /svc_content/issue'({ site, query, tag, refuse }, { shared }) {
    if (!hasPrintCatalog(site)) throw refuse('issue_not_found')
    tag(printCatalogTag(site))
    const found = await readPrintCatalog(shared, site, query.issue)
    if (!found) {
      if (query.issue !== undefined || query.page > 1) throw refuse('issue_not_found')
      return null
    }
    const { number, title, publishedAt, pages } = found
    const total = pages.length
    if (query.page > total) throw refuse('issue_not_found')
    const open = query.all === 'true' ? pages.map((_, index) => index + 1) : spreadOf(query.page, total)
    const shown = open.flatMap((page) => pages[page - 1]!.products)
    const cards = await readCards(
      shared,
      site,
      shown.map(({ handle }) => handle),
    )
    for (const { id } of shown) tag(`${site}:product:${id}`)
    return {
      number,
      title,
      publishedAt,
      total,
      pages: open.map((page) => wirePage(page, pages[page - 1]!, cards)),
      contents: tableOfContents(pages),
      thumbnails: pages.map((each, index) => thumbnailOf(index + 1, each)),
      found: query.q
        ? findInPrintCatalog(pages, query.q).map(({ page, product: { name, fact } }) => ({ page, name, fact }))
        : null,
      archive: await readArchive(shared, site),
    }
  },

  // Responses to staff writes cannot be stored, because staff have no scope. On a retry, the request key identifies the
  // print catalog.
  async 'POST /svc_content/issues'({ site, body, key, now, refuse }, { db }) {
    if (!hasPrintCatalog(site)) throw refuse('issue_not_found')
    const { number, title, pages } = await db.transaction((tx) =>
      publishPrintCatalog(tx, site, { title: body.title, now, key }),
    )
    return { number, title, total: pages.length }
  },

  async 'POST /svc_content/issue-requests'(received, { db }) {
    const { site, scope, ip, body, now, refuse } = received
    if (!hasPrintCatalog(site)) throw refuse('issue_not_found')
    const stored = await storedReply<{ success: boolean }>(db, received)
    if (stored) return stored
    const fields = requestProblems(site, body)
    if (fields.length > 0) throw refuse('invalid_address', { fields })
    const seconds = await countRequest(db, { scope, ip }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    return writeOnce(db, received, async (tx) => {
      if (!(await addCopyRequest(tx, site, body, now))) throw refuse('already_requested')
      return { success: true }
    })
  },

  async 'GET /svc_content/issue-requests'({ site, query }, { db }) {
    const requests = await readRequests(db, site, query.since, maxLines)
    return { count: requests.length, csv: formatRequestsCsv(requests) }
  },
}

/** Converts a page to wire form with current data, omitting products that are no longer sold. */
function wirePage(
  page: number,
  { kind, heading, text, url, picture, products }: PrintCatalogPage,
  cards: ReadonlyMap<string, Card>,
): WirePrintCatalog['pages'][number] {
  const sold = products.flatMap(({ handle, lead }) => {
    const card = cards.get(handle)
    return card ? [{ ...card, lead }] : []
  })
  return { page, kind, heading, text, url, picture, products: sold }
}

function thumbnailOf(
  page: number,
  { heading, picture, products }: PrintCatalogPage,
): WirePrintCatalog['thumbnails'][number] {
  return { page, name: heading, picture: picture ?? products[0]?.picture ?? null }
}
