import type { ReactNode } from 'react'
import { registryPriorities } from '#domain/lists/list.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { WishLine, WishlistView } from '../load-wishlist.ts'

interface WishPartProps {
  line: WishLine
  to: string
  /** Hidden fields that identify the line. */
  children: ReactNode
}

/** Renders an item's price drop, lead time, priority, and note. */
export function WishFacts({ line }: { line: WishLine }) {
  const texts = useTexts('lists')
  const formats = useFormats()
  const { drop, leadTime, priority, note } = line
  return (
    <>
      {drop > 0 && <p className="wish__drop">{texts.droppedBy(formats.money(drop))}</p>}
      {leadTime !== null && leadTime > 0 && line.error === null && (
        <p className="small muted">{texts.shipsIn(leadTime)}</p>
      )}
      {priority !== 'medium' && <p className="small">{texts.priorityIs(texts.priorities[priority])}</p>}
      {note !== '' && <p className="small muted wish__note">{note}</p>}
    </>
  )
}

/** Renders the form for an item's note and priority. */
export function WishNote({ line, to, children }: WishPartProps) {
  const texts = useTexts('lists')
  const { id, name, note, priority } = line
  return (
    <details className="wish__details" key={`${note} ${priority}`}>
      <summary className="link small" aria-label={texts.noteOf(name)}>
        {texts.note}
      </summary>
      <PostForm to={to} keepsScroll className="form">
        {children}
        <div className="field">
          <label htmlFor={`note-${id}`}>{texts.noteLabel}</label>
          <textarea className="input" id={`note-${id}`} name="note" rows={2} maxLength={500} defaultValue={note} />
        </div>
        <div className="field">
          <label htmlFor={`priority-${id}`}>{texts.priority}</label>
          <select className="input" id={`priority-${id}`} name="priority" defaultValue={priority}>
            {registryPriorities.toReversed().map((each) => (
              <option key={each} value={each}>
                {texts.priorities[each]}
              </option>
            ))}
          </select>
        </div>
        <button className="button button--line button--small" aria-label={texts.saveOf(name)}>
          {texts.save}
        </button>
      </PostForm>
    </details>
  )
}

/** Renders the form that moves an item to one of the customer's registries, if there are any. */
export function ToRegistry(props: WishPartProps & Pick<WishlistView, 'registries'>) {
  const { line, to, registries, children } = props
  const texts = useTexts('lists')
  if (registries.length === 0) return null
  return (
    <details className="wish__details">
      <summary className="link small" aria-label={texts.toRegistryOf(line.name)}>
        {texts.toRegistry}
      </summary>
      <PostForm to={to} className="form">
        {children}
        <div className="field">
          <label htmlFor={`registry-${line.id}`}>{texts.registry}</label>
          <select className="input" id={`registry-${line.id}`} name="registry">
            {registries.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <button className="button button--line button--small">{texts.move}</button>
      </PostForm>
    </details>
  )
}

/** Renders the back-in-stock alert link for products that offer one. */
export function NotifyMe({ line }: { line: WishLine }) {
  const texts = useTexts('lists')
  if (!line.isAlertOffered) return null
  return (
    <Link
      className="button button--line button--wide"
      to={`/account/bin?product=${line.childId}&parent=${line.productId}`}
      aria-label={texts.notifyOf(line.name)}
    >
      {texts.notify}
    </Link>
  )
}
