import { type BrandPaths, brandPaths } from '#domain/brand-paths.ts'
import { useShop } from '../shop-context.tsx'

// Separate from the other hooks, because browse pages load those at first.
export function useBrandPaths(): BrandPaths {
  return brandPaths(useShop().brandSlug)
}
