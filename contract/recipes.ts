import { z } from 'zod'
import { BuyRequest, CustomizerFields } from './codec/buy-request.ts'
import { contract } from './kernel/call.ts'
import { WirePicture } from './catalog.ts'

const RecipeId = z.string().regex(/^[\w-]{22}$/)
const { productId, options, children } = BuyRequest.shape

/** A customization with its current unit price [CART-240]. */
export const WireRecipe = z.strictObject({
  recipeId: RecipeId,
  customSku: z.string(),
  productId,
  options,
  children,
  plateOpts: CustomizerFields.nullable(),
  price: z.number(),
  thumbnail: WirePicture.nullable(),
})

export const recipes = contract({
  'POST /svc_content/recipes': {
    summary: 'Creates a customization of a product, or returns an identical one',
    access: 'guest',
    rate: 'write',
    body: z.object({ productId, options, children, plateOpts: CustomizerFields.nullable().default(null) }),
    status: 201,
    reply: WireRecipe,
    refusals: {
      product_not_found: { status: 422, details: z.strictObject({ productId: z.int() }) },
      invalid_item: {
        status: 422,
        details: z.strictObject({ productId: z.int(), cause: z.string(), message: z.string() }),
      },
    },
  },
  'GET /svc_content/recipes/{rid}': {
    summary: 'Returns a customization',
    access: 'public',
    rate: 'read',
    params: z.object({ rid: RecipeId }),
    reply: WireRecipe,
    refusals: { recipe_not_found: { status: 404 } },
  },
})
