import { BarbellChart } from '../content/chart/barbell-chart.tsx'
import type { ChartView } from '../content/chart/load-charts.ts'
import { ArticlePage } from '../magazine/article-page.tsx'
import type { ArticleView } from '../magazine/load-posts.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A post of The Index with its charts [INDEX-008]. */
export const route = pageRoute<ArticleView & { charts: readonly ChartView[] }>({
  areas: ['magazine', 'catalog'],
  load: async (context, page) => {
    const [{ loadPost }, { loadBlocks }] = await Promise.all([
      import('../magazine/load-posts.ts'),
      import('../content/load-page.ts'),
    ])
    const { head, view, blocks } = await loadPost(context, page)
    const below = await loadBlocks(context, blocks)
    return { head, view: { ...view, charts: below.filter((block) => block.type === 'BarbellChart') } }
  },
  View: ({ view }) => (
    <ArticlePage view={view}>
      {view.charts.map((chart) => (
        <section key={chart.id} className="section">
          <div className="section-head">
            <h2 className="h2">{chart.heading}</h2>
          </div>
          <BarbellChart chart={chart} />
        </section>
      ))}
    </ArticlePage>
  ),
})
