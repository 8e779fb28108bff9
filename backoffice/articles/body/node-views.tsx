import { useState, type ReactNode } from 'react'
import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import { blockTexts } from '#backoffice/content/texts/blocks.ts'
import { isProps } from '#backoffice/content/edit/blocks/field.ts'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { pictureOf } from '#backoffice/content/edit/fields/pictures.ts'
import { fileOf } from '#ui/picture-source.ts'
import { texts } from '../texts/en.ts'
import type { BodyBlock } from './body-blocks.ts'
import { useBodyBlocks } from './body-context.ts'
import { BlockNode, HtmlNode, ProductNode } from './extensions.ts'
import { isControlEvent } from './card-events.ts'
import { moveNode } from './move-node.ts'

const t = texts.body
const thumbnailWidth = 360
/** Block types with a form. Staff cannot edit other blocks, which stay unchanged. */
const editableTypes = ['Picture', 'Quote', 'Video']

interface CardProps {
  view: ReactNodeViewProps
  name: string
  onEdit?: () => void
  children?: ReactNode
}

/** Renders a card with its buttons. */
function Card({ view: { editor, getPos, deleteNode, selected }, name, onEdit, children }: CardProps) {
  const move = (direction: -1 | 1, label: string) => {
    const position = getPos()
    const moved = position === undefined ? null : moveNode(editor.state, position, direction)
    if (!moved) return
    editor.view.dispatch(moved.tr)
    // The moved card is rendered again, so its button has lost focus.
    requestAnimationFrame(() => focusButton(editor.view.nodeDOM(moved.position), t.actionOf(label, name)))
  }
  const actions = [
    ...(onEdit ? [[t.edit, onEdit] as const] : []),
    [t.up, () => move(-1, t.up)] as const,
    [t.down, () => move(1, t.down)] as const,
    [t.remove, () => deleteNode()] as const,
  ]
  return (
    <NodeViewWrapper className={selected ? 'body-card body-card--selected' : 'body-card'} contentEditable={false}>
      <div className="body-card__head" data-drag-handle>
        <strong>{name}</strong>
        {editor.isEditable && (
          <span className="body-card__actions">
            {actions.map(([label, run]) => (
              <button
                key={label}
                type="button"
                className="text-button"
                aria-label={t.actionOf(label, name)}
                onClick={run}
              >
                {label}
              </button>
            ))}
          </span>
        )}
      </div>
      {children}
    </NodeViewWrapper>
  )
}

function focusButton(card: Node | null, label: string) {
  if (!(card instanceof HTMLElement)) return
  const buttons = [...card.querySelectorAll('button')]
  buttons.find((button) => button.getAttribute('aria-label') === label)?.focus()
}

function ProductCard(view: ReactNodeViewProps) {
  return <Card view={view} name={t.productCard(String(view.node.attrs['sku']))} />
}

function BlockCard(view: ReactNodeViewProps) {
  const { blockOf, editBlock } = useBodyBlocks()
  const id = String(view.node.attrs['id'])
  const block = blockOf(id)
  if (!block) return <Card view={view} name={t.missingBlock(id)} />
  const name = blockTexts.types[block.type] ?? block.type
  const onEdit = editableTypes.includes(block.type) ? { onEdit: () => editBlock(block) } : {}
  return (
    <Card view={view} name={name} {...onEdit}>
      <BlockSummary block={block} />
    </Card>
  )
}

/** Renders a block's picture and its first text. */
export function BlockSummary({ block: { props } }: { block: BodyBlock }) {
  const picture = pictureOf(props['picture'])
  const alt = isProps(props['picture']) ? props['picture']['alt'] : undefined
  const text = [props['heading'], props['title'], props['text'], props['caption'], alt].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return (
    <>
      {picture && <img className="body-card__picture" src={fileOf(picture, thumbnailWidth)} alt="" />}
      {typeof text === 'string' && <p>{text}</p>}
    </>
  )
}

function HtmlCard(view: ReactNodeViewProps) {
  const html = String(view.node.attrs['html'])
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <Card view={view} name={t.html} onEdit={() => setEdited(html)}>
      <pre className="body-card__html">{html}</pre>
      {edited !== null && (
        <ModalDialog title={texts.dialogs.htmlTitle} onClose={() => setEdited(null)} isWide>
          <TextArea
            label={t.html}
            hint={t.htmlHint}
            rows={14}
            spellCheck={false}
            value={edited}
            onChange={({ currentTarget }) => setEdited(currentTarget.value)}
          />
          <div className="modal__foot">
            <button
              type="button"
              className="button button--small"
              onClick={() => {
                if (edited.trim() === '') view.deleteNode()
                else view.updateAttributes({ html: edited.trim() })
                setEdited(null)
              }}
            >
              {texts.dialogs.apply}
            </button>
          </div>
        </ModalDialog>
      )}
    </Card>
  )
}

const options = { stopEvent: ({ event }: { event: Event }) => isControlEvent(event) }
/** The custom article nodes, rendered as cards. */
export const nodesWithCards = [
  ProductNode.extend({ addNodeView: () => ReactNodeViewRenderer(ProductCard, options) }),
  BlockNode.extend({ addNodeView: () => ReactNodeViewRenderer(BlockCard, options) }),
  HtmlNode.extend({ addNodeView: () => ReactNodeViewRenderer(HtmlCard, options) }),
]
