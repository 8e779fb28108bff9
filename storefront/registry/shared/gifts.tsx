import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { QuantityForm } from '#storefront/widgets/lists/quantity-form.tsx'
import { giftsCheckoutPath } from '../../side-cart/gifts.ts'
import type { SharedView } from './load-shared.ts'

interface GiftsProps {
  gifts: NonNullable<SharedView['gifts']>
  to: string
  place: string
}

function inPlace(form: FormData): boolean {
  form.set('in-place', '1')
  return true
}

export function Gifts({ gifts, to, place }: GiftsProps) {
  const texts = useTexts('registry')
  const formats = useFormats()
  const { listId, lines, subtotal, tooMany, canCheckOut } = gifts
  return (
    <section className="box" id="gifts" aria-labelledby="gifts-title">
      <h2 className="h3" id="gifts-title">
        {texts.yours}
      </h2>
      <ul className="registry__gifts">
        {lines.map(({ id, name, choice, qty, total }) => (
          <li key={id}>
            <b>{name}</b>
            {choice !== '' && <span className="small muted">{choice}</span>}
            <span className="figures">{formats.money(total)}</span>
            <div className="row">
              <QuantityForm
                to={to}
                listId={listId}
                itemId={id}
                qty={qty}
                label={texts.quantityOf(name)}
                update={{ text: texts.update, label: texts.updateOf(name) }}
              >
                <input type="hidden" name="op" value="quantity" />
                <input type="hidden" name="list" value={listId} />
                <input type="hidden" name="item" value={id} />
              </QuantityForm>
              <PostForm to={to} keepsScroll prepare={inPlace}>
                <input type="hidden" name="op" value="remove" />
                <input type="hidden" name="list" value={listId} />
                <input type="hidden" name="item" value={id} />
                <button className="link" aria-label={texts.removeOf(name)}>
                  {texts.remove}
                </button>
              </PostForm>
            </div>
            {tooMany.includes(name) && (
              <p className="message message--warn small">
                <Icon name="alert" /> {texts.tooMany}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        {texts.subtotal} <b>{formats.money(subtotal)}</b>
      </p>
      <p className="small muted">{texts.yoursShip(place)}</p>
      {canCheckOut && (
        <Link className="button button--large button--wide" to={giftsCheckoutPath(listId)}>
          {texts.checkOut}
        </Link>
      )}
    </section>
  )
}
