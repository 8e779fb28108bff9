import { Blocks } from './block-list.tsx'
import type { BlockView } from './blocks.ts'

/** Blocks below what a page is about, which has its heading already. */
export function BlocksBelow({ blocks }: { blocks: readonly BlockView[] }) {
  return <Blocks blocks={blocks} opensPage={false} />
}
