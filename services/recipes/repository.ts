import type { Recipe } from '#domain/recipes/recipe.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

const insert = statement(
  'recipe.insert',
  `insert into recipe (id, product_id, custom_sku, options, children, plate_opts) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing`,
)
const read = statement<Recipe>(
  'recipe.read',
  `select id, product_id as "productId", custom_sku as "customSku", options, children, plate_opts as "plateOpts"
   from recipe where id = any($1)`,
)

/** Keeps a recipe; one that is there already is the same. */
export async function keepRecipe(tx: Transaction, recipe: Recipe) {
  const { id, productId, customSku, options, children, plateOpts } = recipe
  const written = [options, children].map((part) => JSON.stringify(part))
  await tx.run(insert, [id, productId, customSku, ...written, plateOpts && JSON.stringify(plateOpts)])
}

/** Recipes by their ids; those that there are not are left out. */
export async function readRecipes(db: Queries, ids: readonly string[]): Promise<Map<string, Recipe>> {
  const rows = ids.length === 0 ? [] : await db.run(read, [[...new Set(ids)]])
  return new Map(rows.map((recipe) => [recipe.id, recipe]))
}
