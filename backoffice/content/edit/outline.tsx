import { useRef, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { notify } from '../../kit/toasts.tsx'
import { blockTexts } from '../texts/blocks.ts'
import { texts } from '../texts/en.ts'
import { AddBlock } from './add-block.tsx'
import { BlockItem } from './block-item.tsx'
import { addBlock, duplicateBlock, moveItem, summaryOf, type EditedBlock } from './blocks/document.ts'
import type { Editor } from './save/use-editor.ts'

interface OutlineProps {
  site: Site
  handle: string
  editor: Editor
}

const t = texts.editor

/** Renders the page's blocks in order. At most one block is expanded to show its form. */
export function Outline({ site, handle, editor }: OutlineProps) {
  const { draft, problems, change } = editor
  const { blocks } = draft
  const listRef = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const set = (next: readonly EditedBlock[], field: string | null = null) => change({ ...draft, blocks: next }, field)
  const nameOf = (block: EditedBlock) =>
    [blockTexts.types[block.type] ?? block.type, summaryOf(block)].filter((part) => part !== '').join(': ')
  const add = (type: string) => {
    const index =
      open === null ? blocks.length : blocks.findIndex(({ props }) => props.id === open) + 1 || blocks.length
    const next = addBlock(blocks, type, index)
    set(next)
    setOpen(next[index]?.props.id ?? null)
    requestAnimationFrame(() => listRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus())
  }
  return (
    <>
      {blocks.length === 0 && <p className="muted small">{t.empty}</p>}
      <ol ref={listRef} className="edit-blocks">
        {blocks.map((block, index) => {
          const { id } = block.props
          return (
            <BlockItem
              key={id}
              {...{ site, handle, block, index }}
              count={blocks.length}
              isOpen={open === id}
              others={blocks
                .filter((each) => each !== block)
                .map((each) => ({ id: each.props.id, name: nameOf(each) }))}
              problems={problems.filter(({ blockId }) => blockId === id)}
              onToggle={() => setOpen(open === id ? null : id)}
              onChange={(changed, field) => set(blocks.with(index, changed), `${id} ${field}`)}
              onMove={(from, to) => set(moveItem(blocks, from, to))}
              onDuplicate={() => set(duplicateBlock(blocks, index))}
              onRemove={() => {
                set(blocks.toSpliced(index, 1))
                setOpen(null)
                notify(t.removed)
              }}
            />
          )
        })}
      </ol>
      <AddBlock handle={handle} onAdd={add} />
    </>
  )
}
