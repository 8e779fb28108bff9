import { postFramePath } from '#domain/content/families/frame-path.ts'
import { ArticleWithBlocks, type ArticleWithBlocksView } from './article-with-blocks.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A post in The Index with its video and blocks [INDEX-008]. */
export const route = pageRoute<ArticleWithBlocksView>({
  areas: ['magazine', 'catalog'],
  load: async (context, page) => {
    const [{ loadPost }, { loadBlocks }] = await Promise.all([
      import('../magazine/article/load-post.ts'),
      import('../content/load-page.ts'),
    ])
    const { head, view, slug, blocks, video } = await loadPost(context, page)
    const all = video ? [video, ...blocks] : blocks
    return { head, view: { ...view, blocks: await loadBlocks(context, all, (id) => postFramePath(slug, id)) } }
  },
  View: ArticleWithBlocks,
})
