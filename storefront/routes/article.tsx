import { ArticlePage } from '../magazine/article-page.tsx'
import type { ArticleView } from '../magazine/load-posts.ts'
import { pageRoute } from '../page-route.tsx'

/** One post of The Index [INDEX-008]. */
export const route = pageRoute<ArticleView>({
  areas: ['magazine'],
  load: async (context, page) => {
    const { loadPost } = await import('../magazine/load-posts.ts')
    return loadPost(context, page)
  },
  View: ArticlePage,
})
