import { z } from 'zod'
import type { BuyRequest } from '#domain/lists/list.ts'
import { lineFromRecipe } from '#domain/recipes/recipe.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readRecipes } from './repository.ts'

export { markOrdered } from './repository.ts'

/**
 * Replaces recipe ids in lines with the recipes' contents. Returns undefined for a line that differs from its recipe or
 * has an unknown one [CART-240].
 */
export async function resolveRecipes(
  db: QueryRunner,
  lines: readonly BuyRequest[],
): Promise<(BuyRequest | undefined)[]> {
  const named = lines.flatMap(({ metadata: { recipeId } }) => (recipeId === undefined ? [] : [recipeId]))
  const recipes = await readRecipes(db, named)
  return lines.map((line) => {
    const { recipeId } = line.metadata
    if (recipeId === undefined) return line
    const recipe = recipes.get(recipeId)
    return recipe && lineFromRecipe(line, recipe)
  })
}

/**
 * Returns true if plate options match the product's schema, treating missing options as empty. If there is no schema,
 * all options are valid [CART-242].
 */
export function matchesPlateSchema(
  schema: object | undefined,
  plateOpts: Record<string, unknown> | null | undefined,
): boolean {
  if (schema === undefined) return true
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(plateOpts ?? {}).success
}
