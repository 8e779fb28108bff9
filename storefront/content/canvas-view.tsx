import { Blocks } from './block-list.tsx'
import type { PageView } from './load-page.ts'

/** Renders each block in an element with the block's id, so that the editor frame can select it. */
export function CanvasView({ view: { title, blocks } }: { view: PageView }) {
  return (
    <main id="main">
      <h1 className="visually-hidden">{title}</h1>
      {blocks.map((block) => (
        <div key={block.id} data-block={block.id} data-type={block.type}>
          <Blocks blocks={[block]} opensPage={false} />
        </div>
      ))}
    </main>
  )
}
