import { Icon } from '#ui/icon.tsx'
import { sharedWishlistPath } from '#domain/lists/shared.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { isBlocked } from '../side-cart/lines/line-flags.ts'
import { MissingList } from '#storefront/widgets/lists/missing-list.tsx'
import type { SharedView } from './load-shared.ts'
import { Outcome } from './outcome.tsx'
import { useHeaderCount } from '../side-cart/use-header-count.ts'
import { WishCard } from './wish-card.tsx'

/** The shared wishlist page [LIST-001, LIST-002]. */
export const route = pageRoute<SharedView>(
  {
    areas: ['lists'],
    load: async (context, page) => (await import('./load-shared.ts')).loadSharedWishlist(context, page),
    View: SharedPage,
  },
  async (context, page, form) => (await import('./shared-actions.ts')).addSharedLines(context, page, form),
)

function SharedPage({ view }: { view: SharedView }) {
  const texts = useTexts('lists')
  const { urlKey, shared } = view
  useHeaderCount(view)
  if (shared === null) {
    return <MissingList title={texts.goneTitle} text={texts.goneText} to="/new-gear" action={texts.startShopping} />
  }
  const { firstname, lines } = shared
  const to = sharedWishlistPath(urlKey)
  return (
    <main id="main" className="page-width lists">
      <h1 className="h1 display">{texts.sharedTitle(firstname)}</h1>
      <Outcome done={view.added > 0 ? texts.added(view.added) : null} left={view.left} leftText={texts.left} />
      {view.isCopied && (
        <output className="message message--ok">
          <Icon name="check" />
          <span>
            {texts.copiedToMine}{' '}
            <Link className="link" to="/account/wishlist">
              {texts.open(texts.wishlist)}
            </Link>
          </span>
        </output>
      )}
      {lines.length === 0 ? (
        <p className="empty">{texts.sharedEmpty(firstname)}</p>
      ) : (
        <>
          <div className="row lists__views">
            <span className="muted">{texts.count(lines.length)}</span>
            <PostForm to={to}>
              <input type="hidden" name="op" value="all" />
              <button className="button button--line">{texts.addAll}</button>
            </PostForm>
            <PostForm to={to} keepsScroll>
              <input type="hidden" name="op" value="copy" />
              <button className="link">{texts.copyToMine}</button>
            </PostForm>
          </div>
          <ul className="wishes">
            {lines.map((line) => (
              <WishCard key={line.id} line={line}>
                {line.error === null && !isBlocked(line) ? (
                  <PostForm to={to} keepsScroll>
                    <input type="hidden" name="op" value="one" />
                    <input type="hidden" name="line" value={line.id} />
                    <button className="button button--buy button--wide" aria-label={texts.addOf(line.name)}>
                      {texts.addToCart}
                    </button>
                  </PostForm>
                ) : (
                  line.url !== '' && (
                    <Link
                      className="button button--line button--wide"
                      to={line.url}
                      aria-label={texts.viewOf(line.name)}
                    >
                      {texts.view}
                    </Link>
                  )
                )}
              </WishCard>
            ))}
          </ul>
        </>
      )}
    </main>
  )
}
