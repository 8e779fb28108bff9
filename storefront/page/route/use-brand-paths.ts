import { type BrandPaths, brandPaths } from '#domain/brand-paths.ts'
import { useShop } from '../shop-context.tsx'

// Separate from the other hooks, because those are part of a browse page's first load, and this one is not.
export function useBrandPaths(): BrandPaths {
  return brandPaths(useShop().brandSlug)
}
