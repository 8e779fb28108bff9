import { load as loadCategory } from '../catalog/listing/load-category.ts'
import { faqJsonLd } from '../content/families/faq-json-ld.ts'
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
  const faq = import.meta.env.SSR ? faqJsonLd(blocks) : null
  return { head: { ...head, ...(faq && { jsonLd: [...(head.jsonLd ?? []), faq] }) }, view: { ...view, blocks } }
}
