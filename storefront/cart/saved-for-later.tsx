import { Picture } from '#ui/picture.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import type { CartView } from '../side-cart/cart/cart-view.ts'
import { flagClassName } from '../side-cart/lines/line-flags.ts'
import { LineDetails } from '../side-cart/lines/line-details.tsx'
import { LineName } from '../side-cart/lines/line-name.tsx'
import { MoveForm, RemoveForm } from './cart-line.tsx'

export function SavedForLater({ saved }: { saved: CartView }) {
  const texts = useTexts('cart')
  const choiceText = useChoiceText()
  const formats = useFormats()
  return (
    <section className="section saved" id="saved" aria-labelledby="saved-title">
      <h2 className="h3" id="saved-title">
        {texts.savedTitle}
      </h2>
      <p className="muted small">{texts.savedText}</p>
      <ul>
        {saved.lines.map((line) => (
          <li key={line.id} className="cart-line cart-line--large">
            <Picture source={line.picture} sizes="(min-width: 48rem) 9rem, 5.5rem" alt="" name={line.name} />
            <div>
              <LineName name={line.name} url={line.url} lang={line.lang} />
              {line.choice !== '' && <p className="cart-line__choice">{choiceText(line.choice)}</p>}
              <LineDetails details={line.details} folded={texts.items} />
              {line.flags.map((flag) => (
                <p key={flag} className={flagClassName(flag)}>
                  {texts.flags[flag](line.most)}
                </p>
              ))}
            </div>
            <p className="cart-line__total">
              {formats.money(line.total) + line.suffix}
              {line.qty > 1 && <small className="muted">{`${line.qty} × ${formats.money(line.now)}`}</small>}
            </p>
            <div className="cart-line__do">
              <MoveForm line={line} cart={saved} to="cart" label={texts.toCart} labelOf={texts.toCartOf(line.name)} />
              <RemoveForm line={line} cart={saved} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
