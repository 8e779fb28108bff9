import { Blocks } from '../content/block-list.tsx'
import type { BlockView } from '../content/blocks.ts'
import { ArticlePage } from '../magazine/article/article-page.tsx'
import { featuredVideoId } from '../magazine/article/featured-video.ts'
import type { ArticleView } from '../magazine/article/load-post.ts'

export type ArticleWithBlocksView = ArticleView & { blocks: readonly BlockView[] }

/** Renders a post with its video, the blocks placed in its text, and all other blocks below. */
export function ArticleWithBlocks({ view }: { view: ArticleWithBlocksView }) {
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
}
