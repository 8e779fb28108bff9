import { Link } from 'react-router'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { TreeCategory } from '../category-types.ts'
import { menuNote } from '../menu-note.ts'
import { MoveButton } from '../move-button.tsx'
import { texts } from '../texts/en.ts'
import type { Branch } from '../tree.ts'
import { useMove, type Moves } from './use-move.ts'

interface BranchListProps {
  label: string
  branches: readonly Branch[]
  /** Null if the staff member may not move categories. */
  moves: Moves | null
}

/** Renders sibling categories, each with its subcategories in a nested list. */
export function BranchList({ label, branches, moves }: BranchListProps) {
  const siblings = branches.map(({ category }) => category)
  return (
    <ul className="category-tree" aria-label={label}>
      {branches.map(({ category, children }) => (
        <li key={category.id}>
          <Row category={category} siblings={siblings} moves={moves} />
          {children.length > 0 && <BranchList label={category.name} branches={children} moves={moves} />}
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  category: TreeCategory
  siblings: readonly TreeCategory[]
}

function Row({ category, siblings, moves }: RowProps & { moves: Moves | null }) {
  const { id, name, handle, products, sites } = category
  const note = menuNote(sites)
  return (
    <div className="category-row">
      <div className="category-row__texts">
        <Link to={`/categories/${id}`}>{name}</Link>
        <span className="category-row__facts muted small">
          <code>/{handle}</code>
          <span>{texts.products(products)}</span>
          {note !== null && <span>{note}</span>}
        </span>
      </div>
      {moves && <MoveButtons category={category} siblings={siblings} moves={moves} />}
    </div>
  )
}

function MoveButtons({ category, siblings, moves }: RowProps & { moves: Moves }) {
  const buttons = [useMove(category, siblings, 'up', moves), useMove(category, siblings, 'down', moves)]
  const isBusy = buttons.some((each) => each.isBusy)
  const problem = buttons.find((each) => each.problem)?.problem
  return (
    <>
      <div className="category-row__actions">
        {buttons.map(({ direction, buttonId, isEnd, submit }) => (
          <MoveButton
            key={direction}
            id={buttonId}
            label={texts[direction](category.name)}
            direction={direction}
            isEnd={isEnd}
            isBusy={isBusy}
            onMove={submit}
          />
        ))}
      </div>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}
