import { postFramePath } from '#domain/content/families/frame-path.ts'
import { ArticlePage } from '../magazine/article/article-page.tsx'
import { featuredVideoId } from '../magazine/article/featured-video.ts'
import type { ArticleView } from '../magazine/article/load-post.ts'
import { Blocks } from '../content/block-list.tsx'
import type { BlockView } from '../content/blocks.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A post in The Index with its video and blocks [INDEX-008]. */
export const route = pageRoute<ArticleView & { blocks: readonly BlockView[] }>({
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
  View: ({ view }) => {
    const { blocks, parts } = view
    const placed = new Set(parts.flatMap((part) => (part.type === 'block' ? [part.id] : [])))
    const blockOf = (id: string) => <Blocks blocks={blocks.filter((block) => block.id === id)} opensPage={false} />
    const below = blocks.filter(({ id }) => id !== featuredVideoId && !placed.has(id))
    const hasVideo = blocks.some(({ id }) => id === featuredVideoId)
    return (
      <ArticlePage view={view} video={hasVideo ? blockOf(featuredVideoId) : null} blockOf={blockOf}>
        <div className="article__block">
          <Blocks blocks={below} opensPage={false} />
        </div>
      </ArticlePage>
    )
  },
})
