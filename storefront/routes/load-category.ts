import { load as loadCategory } from '../catalog/listing/load-category.ts'
import { loadBlocksBelowList } from '../content/load-below.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type CategoryWithBlocks, loadBlockViews } from './category.tsx'

export async function load(
  context: PageContext,
  page: PageArguments,
  id: number,
): Promise<PageData<CategoryWithBlocks>> {
  const [{ head, view }, blocks] = await Promise.all([
    loadCategory(context, page, id),
    loadBlocksBelowList(context, page.params['*'] ?? ''),
  ])
  if (blocks.length > 0) await loadBlockViews()
  return { head, view: { ...view, blocks } }
}
