import { useState } from 'react'
import { Link } from 'react-router'
import { Section } from '#backoffice/kit/page.tsx'
import type { Category, TreeCategory } from '../../category-types.ts'
import { menuNote } from '../../menu-note.ts'
import { texts } from '../../texts/en.ts'
import { pathText } from '../../tree.ts'
import { PathButton } from './path-button.tsx'
import { ParentDialog } from './parent-dialog.tsx'

interface PlaceSectionProps {
  category: Category
  all: readonly TreeCategory[]
  mayEdit: boolean
  onDone: () => void
}

const t = texts.place

/** Renders a category's parent, path, and contents. Staff can change the parent. */
export function PlaceSection({ category, all, mayEdit, onDone }: PlaceSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, parentId, handle, subcategories } = category
  const shownOn = all.find((each) => each.id === id)?.sites ?? []
  return (
    <Section
      title={t.title}
      actions={
        mayEdit && (
          <button type="button" className="text-button" onClick={() => setOpen(true)}>
            {t.change}
          </button>
        )
      }
    >
      <dl className="facts">
        <div>
          <dt>{t.parent}</dt>
          <dd>
            {parentId === null ? (
              texts.add.noParent
            ) : (
              <Link to={`/categories/${parentId}`}>{pathText(all, parentId)}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t.path}</dt>
          <dd className="category-path">
            <code>/{handle}</code>
            {mayEdit && <PathButton category={category} onDone={onDone} />}
          </dd>
        </div>
        <div>
          <dt>{t.subcategories}</dt>
          <dd>{subcategories}</dd>
        </div>
        <div>
          <dt>{t.menu}</dt>
          <dd>{menuNote(shownOn) ?? t.inAllMenus}</dd>
        </div>
      </dl>
      {isOpen && (
        <ParentDialog
          category={category}
          all={all}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </Section>
  )
}
