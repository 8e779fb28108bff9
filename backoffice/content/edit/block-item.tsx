import { useRef, type DragEvent } from 'react'
import type { Site } from '#domain/sites.ts'
import { Badge } from '../../kit/page.tsx'
import { blockTexts } from '../texts/blocks.ts'
import { texts } from '../texts/en.ts'
import { fieldsOf } from './blocks/block-fields.ts'
import { summaryOf, type EditedBlock } from './blocks/document.ts'
import { isProps, itemsOf, type Props } from './blocks/field.ts'
import type { BlockProblem } from './blocks/problems.ts'
import { PropsFields } from './fields/block-field.tsx'
import { ConditionsField } from './fields/conditions-field.tsx'

interface BlockItemProps {
  site: Site
  handle: string
  block: EditedBlock
  index: number
  count: number
  isOpen: boolean
  others: readonly { id: string; name: string }[]
  problems: readonly BlockProblem[]
  onToggle: () => void
  onChange: (block: EditedBlock, field: string) => void
  onMove: (from: number, to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

const t = texts.editor
const dragType = 'application/x-block-index'

/** Renders a block in the outline with its form. Staff move it by dragging it or with Alt and an arrow key. */
export function BlockItem(props: BlockItemProps) {
  const { block, index, isOpen, problems, onToggle, onMove } = props
  const ref = useRef<HTMLDivElement>(null)
  const name = blockTexts.types[block.type] ?? block.type
  const summary = summaryOf(block)
  const drop = (event: DragEvent) => {
    const from = Number(event.dataTransfer.getData(dragType))
    event.preventDefault()
    ref.current?.classList.remove('edit-block--target')
    onMove(from, index)
  }
  return (
    <li className={isOpen ? 'edit-block edit-block--open' : 'edit-block'}>
      <div
        ref={ref}
        className="edit-block__head"
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes(dragType)) return
          event.preventDefault()
          ref.current?.classList.add('edit-block--target')
        }}
        onDragLeave={() => ref.current?.classList.remove('edit-block--target')}
        onDrop={drop}
        draggable={!isOpen}
        onDragStart={(event) => event.dataTransfer.setData(dragType, String(index))}
      >
        <button
          type="button"
          className="edit-block__toggle"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            onMove(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
          }}
        >
          <strong>{name}</strong>
          <span className="muted">{summary}</span>
        </button>
        {isProps(block.props['conditions']) && <Badge tone="note">{limitOf(block.props['conditions'])}</Badge>}
        {problems.length > 0 && <Badge tone="bad">{t.problems(problems.length)}</Badge>}
      </div>
      {isOpen && <BlockForm {...props} name={name} />}
    </li>
  )
}

/** Returns the label for a block with conditions: its languages, or else a generic text. */
function limitOf(conditions: Props): string {
  const [locale, ...more] = itemsOf(conditions['locales'])
  return typeof locale === 'string' ? t.locales(locale, more.length) : t.hasConditions
}

function BlockForm(props: BlockItemProps & { name: string }) {
  const { site, handle, block, others, problems, onChange, name } = props
  const fields = fieldsOf(block.type)
  const { id } = block.props
  // Problems that are not shown at a field.
  const hidden = problems.filter(({ path }) => {
    const [name = ''] = path.split('.')
    return name !== 'conditions' && !Object.hasOwn(fields ?? {}, name)
  })
  return (
    <div className="form edit-block__form">
      <BlockActions {...props} name={name} />
      {hidden.length > 0 && (
        <ul className="field__error edit-problems" role="alert">
          {hidden.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{t.problem(path, message)}</li>
          ))}
        </ul>
      )}
      {fields ? (
        <PropsFields
          fields={fields}
          path=""
          value={block.props}
          problems={problems}
          onChange={(changed, field) => onChange({ ...block, props: { ...changed, id } }, field)}
        />
      ) : (
        <p className="muted small">{t.unknownType(block.type)}</p>
      )}
      <ConditionsField
        {...{ site, handle, others, problems }}
        value={block.props['conditions']}
        onChange={(conditions, field) => {
          const { conditions: _, ...rest } = block.props
          onChange({ ...block, props: { ...rest, id, ...(conditions && { conditions }) } }, field)
        }}
      />
    </div>
  )
}

function BlockActions({ index, count, name, onMove, onDuplicate, onRemove }: BlockItemProps & { name: string }) {
  const action = (label: string, act: () => void, isOff = false) => (
    <button
      type="button"
      className="text-button"
      aria-label={t.actionOf(label, name, index + 1)}
      disabled={isOff}
      onClick={act}
    >
      {label}
    </button>
  )
  return (
    <div className="versions__actions">
      {action(t.up, () => onMove(index, index - 1), index === 0)}
      {action(t.down, () => onMove(index, index + 1), index === count - 1)}
      {action(t.duplicate, onDuplicate)}
      {action(t.remove, onRemove)}
    </div>
  )
}
