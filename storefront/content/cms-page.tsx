import type { TextArea } from '../texts.ts'
import { Blocks } from './block-list.tsx'
import type { PageView } from './load-page.ts'

export const areas: readonly TextArea[] = ['catalog']

export function View({ view: { title, blocks, hasSegments, language } }: { view: PageView }) {
  const hasHero = blocks[0]?.type === 'Hero'
  return (
    <main id="main" lang={language} data-segments={hasSegments || undefined}>
      {!hasHero && (
        <div className="page-width page-head">
          <h1 className="h1 display">{title}</h1>
        </div>
      )}
      <Blocks blocks={blocks} />
    </main>
  )
}
