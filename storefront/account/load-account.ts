import type { PictureSource } from '#ui/picture-source.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { fromSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../texts.ts'
import {
  alertsTile,
  compareByTime,
  isUpcoming,
  listAndRegistryTiles,
  type PictureOf,
  programsTile,
  quotesTile,
  reviewsTile,
  type Tile,
} from './dashboard/dashboard-tiles.ts'
import { loadOptionalPart } from './dashboard/load-optional-part.ts'
import type { AccountView } from './account.tsx'
import { allOrders, readOrders } from './orders/load-orders.ts'
import { loadTickets, type Ticket } from './tickets/ticket-view.ts'

/** Maximum number of tickets on the dashboard. */
const shownTickets = 3

/**
 * Loads all parts of a customer's dashboard in parallel. Redirects guests to login before loading anything else
 * [ACCOUNT-010, ACCOUNT-404, ACCOUNT-410, ORDER-218, EARNED-403].
 */
export async function loadAccount(context: PageContext, { url }: PageArguments): Promise<PageData<AccountView>> {
  const { shop, call } = context
  await requireLogin(context, requestedPath(shop.locale, url))
  const isWanted = (ticket: Ticket) => isUpcoming(ticket, shop.now)
  const pictureOf: PictureOf = (id) => (id === undefined ? Promise.resolve(null) : loadPicture(context, id))
  const part = <T>(loading: Promise<T>) => loadOptionalPart(loading, context)
  const [customer, mailbox, verification, orders, book, cards, tickets, tiles] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    part(call('GET /svc_customer/customer/email', {})),
    part(call('GET /svc_customer/verification', {})),
    part(readOrders(call, { ...allOrders, page: 1, limit: 1 })),
    part(call('GET /svc_customer/customer/address', {})),
    part(call('GET /svc_customer/customer/credit-cards', {})),
    part(loadTickets(context, { page: 1, size: shownTickets, isWanted, order: compareByTime })),
    Promise.all([
      part(
        call('GET /svc_list/lists', { query: { active: 'true' } }).then((lists) =>
          listAndRegistryTiles(lists, pictureOf),
        ),
      ),
      part(call('GET /svc_bin/bin', {}).then(alertsTile)),
      part(call('GET /svc_list/quotes', {}).then(quotesTile)),
      part(call('GET /svc_programming/programs', {}).then(({ programs }) => programsTile(programs))),
      part(call('GET /svc_review/reviews', { query: {} }).then(({ unreviewed }) => reviewsTile(unreviewed, pictureOf))),
    ]),
  ])
  const { firstname, lastname, email, groupName, sheerId } = customer
  const address = book?.find(({ isDefaultShipping }) => isDefaultShipping)
  const card = cards?.find(({ isDefault }) => isDefault)
  return {
    head: { title: textsOf(shop.language, 'account').title },
    view: {
      firstname,
      name: `${firstname} ${lastname}`.trim(),
      email,
      groupName,
      isVerified: sheerId !== null,
      isUnconfirmed: mailbox?.isConfirmed === false,
      verification,
      orders: orders && { latest: orders.orders[0] ?? null, hasOlder: orders.hasOlder },
      address: book && { lines: address ? formatAddressLines(fromSavedAddress(address)) : null },
      card: cards && { stored: card ?? null },
      tickets,
      tiles: [...tiles, tickets && ticketTiles(tickets)].flatMap((tile) => tile ?? []),
    },
  }
}

function ticketTiles({ count, usesLeft }: Awaited<ReturnType<typeof loadTickets>>): Tile[] {
  return [
    { name: 'discounts', count: usesLeft },
    { name: 'tickets', count },
  ]
}

async function loadPicture(context: PageContext, id: number): Promise<PictureSource | null> {
  const found = context.call('GET /svc_content/catalog/product', { query: { id: String(id) } })
  return (await loadOptionalPart(found, context))?.[0]?.gallery[0] ?? null
}
