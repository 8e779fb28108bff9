import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { recipes as calls, WireRecipe } from '#contract/recipes.ts'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import { productIdsOf } from '#domain/cart/price-cart.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import {
  serializeCustomization,
  customSku,
  hasValidPlateTexts,
  type Customization,
  type Recipe,
} from '#domain/recipes/recipe.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { readAssortment } from '#services/catalog/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { storeRecipe, markOpened, readRecipes } from './repository.ts'
import { matchesPlateSchema } from './steps.ts'

export const recipeHandlers: Handlers<typeof calls, { db: Database }> = {
  async 'POST /svc_content/recipes'(received, { db }) {
    const { scope, body, refuse, now } = received
    const { productId } = body
    const priced = await price(db, scope, body, now)
    if (priced === null) throw refuse('product_not_found', { productId })
    if ('error' in priced)
      throw refuse('invalid_item', { productId, cause: priced.error.code, message: priced.error.message })
    const id = createHash('sha256').update(serializeCustomization(body)).digest('base64url').slice(0, 22)
    const sku = customSku(priced.offer.sku, priced.offer.customOptions, { id, options: body.options })
    const recipe = { ...body, id, customSku: sku }
    return writeOnce(db, received, async (tx) => {
      await storeRecipe(tx, recipe)
      return wireRecipe(scope.site, recipe, priced)
    })
  },

  async 'GET /svc_content/recipes/{rid}'({ site, params, refuse, now }, { db }) {
    const recipe = (await readRecipes(db, [params.rid])).get(params.rid)
    if (!recipe) throw refuse('recipe_not_found')
    // Uses public prices, because the caller is unknown at this point.
    const priced = await price(db, { site, groupId: 0 }, recipe, now)
    if (priced === null || 'error' in priced) throw refuse('recipe_not_found')
    await markOpened(db, recipe.id)
    return wireRecipe(site, recipe, priced)
  },
}

/** Returns a customization's unit price under the cart rules, or null if the site does not sell one of its parts. */
async function price(
  db: QueryRunner,
  { site, groupId }: Pick<Scope, 'site' | 'groupId'>,
  { productId, options, children, plateOpts }: Customization,
  now: number,
) {
  const item = { productId, qty: 1, options, children, metadata: {} }
  const assortment = await readAssortment(db, site, productIdsOf(item), { groupId, now })
  const priced = priceItem(item, assortment, { now, earned: null })
  if (priced === null || 'error' in priced) return priced
  const { attributes, customOptions } = priced.offer
  const isPlate = attributes.plateSchema
    ? matchesPlateSchema(attributes.plateSchema, plateOpts)
    : hasValidPlateTexts(plateOpts, customOptions)
  if (isPlate) return priced
  return { error: { code: 'invalid_plate', message: 'Invalid plate options' } }
}

type Priced = Exclude<Awaited<ReturnType<typeof price>>, null | { error: unknown }>

function wireRecipe(site: Site, recipe: Recipe, { offer, parts }: Priced): z.output<typeof WireRecipe> {
  const { id, customSku, productId, options, plateOpts } = recipe
  const { children } = toWireRequest({ ...recipe, qty: 1, metadata: {} })
  return {
    recipeId: id,
    customSku: siteSku(site, customSku),
    productId,
    options,
    children,
    plateOpts: plateOpts as z.output<typeof WireRecipe>['plateOpts'],
    price: toWireAmount(parts.reduce((sum, { unit, qty }) => sum + unit * qty, 0)),
    thumbnail: offer.picture,
  }
}
