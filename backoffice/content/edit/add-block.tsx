import { useState } from 'react'
import type { Block } from '#domain/content/block.ts'
import { headerHandle } from '#domain/content/page-path.ts'
import { blockTexts } from '../texts/blocks.ts'
import { texts } from '../texts/en.ts'
import { blockTypes } from './blocks/block-fields.ts'

const t = texts.editor
const headerTypes: readonly Block['type'][] = ['MenuSection', 'BarLink']

/** Renders the block type select and the button that adds a block. */
export function AddBlock({ handle, onAdd }: { handle: string; onAdd: (type: string) => void }) {
  const offered = blockTypes.filter((type) => headerTypes.includes(type) === (handle === headerHandle))
  const [type, setType] = useState<string>(offered.includes('Text') ? 'Text' : offered[0]!)
  return (
    <div className="edit-add-block">
      <span className="select">
        <select
          className="input"
          aria-label={t.addType}
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {blockTexts.types[each] ?? each}
            </option>
          ))}
        </select>
      </span>
      <button type="button" className="button button--line button--small" onClick={() => onAdd(type)}>
        {t.add}
      </button>
    </div>
  )
}
