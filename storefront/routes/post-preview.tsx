import { postFramePath } from '#domain/content/families/frame-path.ts'
import { ArticleWithBlocks, type ArticleWithBlocksView } from './article-with-blocks.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A version of a post as shown by a signed link. Returns 404 without the link. */
export const route = pageRoute<ArticleWithBlocksView>({
  areas: ['magazine', 'catalog'],
  load: async (context, { url }) => {
    const [{ loadPostPreview }, { loadBlocks }] = await Promise.all([
      import('../magazine/article/load-post.ts'),
      import('../content/load-page.ts'),
    ])
    const { head, view, slug, blocks, video } = await loadPostPreview(context, url)
    const all = video ? [video, ...blocks] : blocks
    return { head, view: { ...view, blocks: await loadBlocks(context, all, (id) => postFramePath(slug, id)) } }
  },
  View: ArticleWithBlocks,
})
