import { registryPriorities } from '#domain/lists/list.ts'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { QuantityInput } from '#storefront/widgets/lists/quantity-input.tsx'
import type { OwnRegistryView } from './customer-registry.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useMoveFocus } from './use-move-focus.ts'

interface PartProps {
  view: OwnRegistryView
  to: string
}
type Line = OwnRegistryView['lines'][number]

export function OwnItems({ view: { lines }, to }: PartProps) {
  const texts = useTexts('registry')
  const ids = lines.map(({ id }) => id)
  const drag = useDragOrder(ids, to)
  const keepFocus = useMoveFocus(ids)
  return (
    <section id="items" aria-labelledby="items-title">
      <h2 className="h3" id="items-title">
        {texts.items}
      </h2>
      <ActionStatus
        page="own-registry"
        only={['remove', 'order']}
        undo={(item) => (
          <PostForm to={to} keepsScroll>
            <input type="hidden" name="op" value="restore" />
            <input type="hidden" name="item" value={item} />
            <button className="link">{texts.undo}</button>
          </PostForm>
        )}
      />
      <ActionStatus page="own-registry" only={lineActions} except={ids} nameOf={() => texts.gone} />
      {lines.length === 0 ? (
        <p className="empty">{texts.noItems}</p>
      ) : (
        <ul className="registry__lines">
          {lines.map((line, index) => (
            <li key={line.id} id={`item-${line.id}`} className="registry__line" {...drag.ofLine(line.id)}>
              <Picture source={line.picture} sizes="7rem" alt="" name={line.name} />
              <div className="registry__about">
                <h3 className="wish__name">{line.url === '' ? texts.gone : <Link to={line.url}>{line.name}</Link>}</h3>
                {line.choice !== '' && <p className="cart-line__choice">{line.choice}</p>}
                {line.purchased !== null && <p className="small muted">{texts.purchased(line.purchased)}</p>}
                <ItemForm line={line} to={to} />
                <div className="row">
                  <MoveForm line={line} to={to} op="up" isEnd={index === 0} onMove={keepFocus} />
                  <MoveForm line={line} to={to} op="down" isEnd={index === lines.length - 1} onMove={keepFocus} />
                  <PostForm to={to} keepsScroll>
                    <input type="hidden" name="op" value="remove" />
                    <input type="hidden" name="item" value={line.id} />
                    <button className="link small" aria-label={texts.removeOf(line.name)}>
                      {texts.remove}
                    </button>
                  </PostForm>
                </div>
                <ActionStatus
                  page="own-registry"
                  only={lineActions}
                  item={line.id}
                  nameOf={() => line.name}
                  count={index + 1}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Actions with results next to their line. */
const lineActions = ['item', 'restore', 'add', 'add-product', 'up', 'down'] as const

interface MoveProps {
  line: Line
  to: string
  op: 'up' | 'down'
  isEnd: boolean
  onMove: (buttonId: string) => void
}

function MoveForm({ line, to, op, isEnd, onMove }: MoveProps) {
  const texts = useTexts('registry')
  const isUp = op === 'up'
  const buttonId = `${op}-${line.id}`
  const prepare = () => {
    onMove(buttonId)
    return !isEnd
  }
  return (
    <PostForm to={to} keepsScroll prepare={prepare}>
      <input type="hidden" name="op" value={op} />
      <input type="hidden" name="item" value={line.id} />
      <button
        id={buttonId}
        className="link small"
        aria-disabled={isEnd}
        aria-label={isUp ? texts.moveUpOf(line.name) : texts.moveDownOf(line.name)}
      >
        {isUp ? texts.moveUp : texts.moveDown}
      </button>
    </PostForm>
  )
}

function ItemForm({ line, to }: { line: Line; to: string }) {
  const texts = useTexts('registry')
  const { id, name, qty, priority, note } = line
  return (
    <PostForm to={to} keepsScroll className="registry__fields" key={`${qty} ${priority} ${note}`}>
      <input type="hidden" name="op" value="item" />
      <input type="hidden" name="item" value={id} />
      <label className="field">
        <span>{texts.wanted}</span>
        <QuantityInput qty={qty} label={texts.wantedOf(name)} />
      </label>
      <label className="field">
        <span>{texts.priority}</span>
        <select className="input" name="priority" defaultValue={priority} aria-label={texts.priorityOf(name)}>
          {registryPriorities.toReversed().map((each) => (
            <option key={each} value={each}>
              {texts.priorities[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="field registry__note">
        <span>{texts.note}</span>
        <input className="input" name="note" maxLength={300} defaultValue={note} aria-label={texts.noteOf(name)} />
      </label>
      <button className="button button--line button--small" aria-label={texts.saveOf(name)}>
        {texts.save}
      </button>
    </PostForm>
  )
}

export function WishList({ view: { wishes }, to }: PartProps) {
  const texts = useTexts('registry')
  const formats = useFormats()
  if (wishes.length === 0) return null
  return (
    <details className="registry__wishes">
      <summary className="link">{texts.fromWishlist}</summary>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.id} className="row">
            <span>
              {wish.name}
              {wish.choice !== '' && <span className="muted"> {wish.choice}</span>}
              {wish.error === null && <span className="muted"> {formats.money(wish.now)}</span>}
            </span>
            <PostForm to={to} keepsScroll>
              <input type="hidden" name="op" value="add" />
              <input type="hidden" name="item" value={wish.id} />
              <button className="button button--line button--small" aria-label={texts.addOf(wish.name)}>
                {texts.add}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
    </details>
  )
}
