import type { Recipe } from '#domain/recipes/recipe.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'

const insert = statement(
  'recipe.insert',
  `insert into recipe (id, product_id, custom_sku, options, children, plate_opts) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do update set opened_at = now() where recipe.opened_at < now() - interval '1 day'`,
)
const read = statement<Recipe>(
  'recipe.read',
  `select id, product_id as "productId", custom_sku as "customSku", options, children, plate_opts as "plateOpts"
   from recipe where id = any($1)`,
)

// Updated at most once a day, which is precise enough for the sweep.
const open = statement(
  'recipe.open',
  `update recipe set opened_at = now() where id = $1 and opened_at < now() - interval '1 day'`,
)
const order = statement('recipe.order', 'update recipe set is_ordered = true where id = any($1) and not is_ordered')

export async function markOpened(db: QueryRunner, id: string) {
  await db.run(open, [id])
}

/** Marks recipes as ordered, so that they are never deleted. */
export async function markOrdered(tx: Transaction, ids: readonly string[]) {
  if (ids.length > 0) await tx.run(order, [[...new Set(ids)].toSorted()])
}

/** Deletes recipes not opened for a year, unless an order or list contains them. */
export const sweepRecipes = createSweep(
  'recipe',
  `opened_at < now() - interval '1 year' and not is_ordered
     and not exists (select from list_item where metadata ? 'recipeId' and metadata->>'recipeId' = recipe.id)`,
)

/** Stores a recipe unless it exists. */
export async function storeRecipe(tx: Transaction, recipe: Recipe) {
  const { id, productId, customSku, options, children, plateOpts } = recipe
  const values = [options, children].map((part) => JSON.stringify(part))
  await tx.run(insert, [id, productId, customSku, ...values, plateOpts && JSON.stringify(plateOpts)])
}

/** Returns the existing recipes among these ids. */
export async function readRecipes(db: QueryRunner, ids: readonly string[]): Promise<Map<string, Recipe>> {
  const rows = ids.length === 0 ? [] : await db.run(read, [[...new Set(ids)]])
  return new Map(rows.map((recipe) => [recipe.id, recipe]))
}
