import type { PostListView } from '../magazine/load-posts.ts'
import { PostListPage } from '../magazine/post-list-page.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** The Index and its category pages [INDEX-002, INDEX-006]. */
export const route = pageRoute<PostListView>({
  areas: ['magazine', 'catalog'],
  load: async (context, page) => {
    const { loadPostList } = await import('../magazine/load-posts.ts')
    return loadPostList(context, page)
  },
  View: PostListPage,
})
