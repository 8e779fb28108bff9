import { createContext, useContext } from 'react'
import type { BodyBlock } from './body-blocks.ts'

interface BodyContext {
  blockOf: (id: string) => BodyBlock | undefined
  /** Opens the block's form. */
  editBlock: (block: BodyBlock) => void
}

export const BodyBlocks = createContext<BodyContext>({ blockOf: () => undefined, editBlock: () => {} })

/** Returns the blocks of the article being edited. */
export function useBodyBlocks(): BodyContext {
  return useContext(BodyBlocks)
}
