import type { PageArguments, PageContext } from '../page.ts'
import type { TextArea } from '../texts.ts'
import { Blocks } from './block-list.tsx'
import { loadPage, type PageView } from './load-page.ts'

export const areas: readonly TextArea[] = ['content', 'catalog']

/** Loads a content page by its id [ROUTE-014]. */
export function load(context: PageContext, _page: PageArguments, id: number) {
  return loadPage(context, String(id))
}

/** A content page: its blocks, under its title where none of them opens it. */
export function View({ view: { title, blocks } }: { view: PageView }) {
  const hasHero = blocks[0]?.type === 'Hero'
  return (
    <main id="main">
      {!hasHero && (
        <div className="page-width page-head">
          <h1 className="h1 display">{title}</h1>
        </div>
      )}
      <Blocks blocks={blocks} />
    </main>
  )
}
