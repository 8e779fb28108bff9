import { fieldsOf } from './block-fields.ts'
import { isProps, itemsOf, type Props } from './field.ts'
import { emptyProps, propsToSave } from './new-props.ts'

/** A block being edited. Its properties may be incomplete. */
export interface EditedBlock {
  type: string
  props: Props & { id: string }
}

export interface Draft {
  title: string
  description: string
  blocks: readonly EditedBlock[]
}

/** Returns a stored document's blocks. Omits malformed entries. */
export function blocksOf(document: Props): readonly EditedBlock[] {
  return itemsOf(document['content']).flatMap((entry) => {
    if (!isProps(entry) || typeof entry['type'] !== 'string' || !isProps(entry['props'])) return []
    const { id } = entry['props']
    return typeof id === 'string' ? [{ type: entry['type'], props: { ...entry['props'], id } }] : []
  })
}

/** Returns the blocks in stored form, without empty optional properties. */
export function contentToSave(blocks: readonly EditedBlock[]): object[] {
  return blocks.map(({ type, props }) => {
    const saved: Record<string, unknown> = { ...propsToSave(fieldsOf(type) ?? {}, props) }
    if (isProps(saved['conditions']) && Object.keys(saved['conditions']).length === 0) delete saved['conditions']
    return { type, props: saved }
  })
}

/** Returns an id that no block on the page has, such as hero-2. */
export function unusedBlockId(taken: readonly string[], type: string): string {
  const name = type.toLowerCase()
  for (let number = 1; ; number++) {
    const id = `${name}-${number}`
    if (!taken.includes(id)) return id
  }
}

const idsOf = (blocks: readonly EditedBlock[]) => blocks.map(({ props: { id } }) => id)

/** Adds an empty block at an index. */
export function addBlock(blocks: readonly EditedBlock[], type: string, index: number): readonly EditedBlock[] {
  const id = unusedBlockId(idsOf(blocks), type)
  return blocks.toSpliced(index, 0, { type, props: { ...emptyProps(fieldsOf(type) ?? {}), id } })
}

/** Inserts a copy of a block after the original. */
export function duplicateBlock(blocks: readonly EditedBlock[], index: number): readonly EditedBlock[] {
  const block = blocks[index]
  if (!block) return blocks
  const id = unusedBlockId(idsOf(blocks), block.type)
  return blocks.toSpliced(index + 1, 0, { ...block, props: { ...block.props, id } })
}

/** Moves an item to another index. An index outside the list changes nothing. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns a short text that identifies a block: its heading or first words. */
export function summaryOf({ props }: EditedBlock): string {
  const [slide] = itemsOf(props['slides'])
  const texts = ['heading', 'label', 'title', 'name', 'formHash', 'html', 'text'].map((name) => props[name])
  if (isProps(slide)) texts.push(slide['heading'])
  const text = texts.find((value) => typeof value === 'string' && value.trim() !== '')
  if (typeof text !== 'string') return ''
  const plain = text.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')
  return plain.trim().slice(0, 80)
}
