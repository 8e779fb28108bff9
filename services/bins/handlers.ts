import type { z } from 'zod'
import type { bins, WireBin } from '#contract/bins.ts'
import { isEmail } from '#domain/address/email.ts'
import { productLink } from '#domain/catalog/product-link.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Queries } from '#platform/database.ts'
import { inventoryOf, readSellables } from '#services/catalog/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { lockCustomer, readCustomer } from '#services/sessions/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { addBin, countBins, readBins, removeBin, type BinRow } from './repository.ts'

type Wire = z.output<typeof WireBin>

/** Max open alerts per customer, and max mails per day [BIN-411]. */
const maxBins = 50

export const binHandlers: Handlers<typeof bins, { db: Database }> = {
  async 'GET /svc_bin/bin'({ site, scope }, { db }) {
    return wireBins(db, site, await readBins(db, scope))
  },

  async 'POST /svc_bin/bin'(received, { db }) {
    const { site, scope, body, refuse } = received
    const { product_id: productId, parent_id: parentId } = body
    const email = (body.email ?? (await readCustomer(db, scope.customerId!))!.email).trim()
    if (!isEmail(email)) throw refuse('invalid_email')
    if (!(await readSellables(db, site, [productId])).has(productId)) throw refuse('product_not_found', { productId })
    return writeOnce<Wire>(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      const find = async () => (await readBins(tx, scope)).filter((bin) => isOf(bin, productId, email))
      if ((await find()).length === 0) {
        if ((await countBins(tx, scope)) >= maxBins) throw refuse('bin_limit', { most: maxBins })
        await addBin(tx, scope, { productId, parentId, email })
      }
      const [wire] = await wireBins(tx, site, await find())
      return wire!
    })
  },

  async 'DELETE /svc_bin/bin/{id}'(received, { db }) {
    const { scope, params, refuse } = received
    return writeOnce(db, received, async (tx) => {
      if (!(await removeBin(tx, scope, params.id))) throw refuse('bin_not_found')
      return null
    })
  },
}

function isOf(bin: BinRow, productId: number, email: string): boolean {
  return bin.productId === productId && bin.email.toLowerCase() === email.toLowerCase()
}

async function wireBins(db: Queries, site: Site, rows: readonly BinRow[]): Promise<Wire[]> {
  const ids = rows.map(({ productId }) => productId)
  const offers = await readSellables(db, site, ids)
  return rows.map(({ id, productId, parentId, email, createdAt }) => {
    const offer = offers.get(productId)
    return {
      id,
      product_id: productId,
      parent_id: parentId,
      email,
      createdAt,
      product: offer
        ? {
            name: offer.name,
            choice: offer.choice.join(', '),
            url: productLink(offer, { children: [], metadata: {} }),
            picture: offer.picture,
            inventory: inventoryOf(offer.stock),
          }
        : null,
    }
  })
}
