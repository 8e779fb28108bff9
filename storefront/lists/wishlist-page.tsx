import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { QuantityForm } from '#storefront/widgets/lists/quantity-form.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { CartMessages } from '../side-cart/cart-messages.tsx'
import { type CartView, handleOfUrl, type LineView } from '../side-cart/cart/cart-view.ts'
import { isBlocked } from '../side-cart/lines/line-flags.ts'
import type { WishlistView } from './load-wishlist.ts'
import { Outcome } from './outcome.tsx'
import { useHeaderCount } from './use-header-count.ts'
import { WishCard } from './wish-card.tsx'

const page = '/account/wishlist'
/** Address of the list in the current view. */
const pathOf = (isGrid: boolean) => (isGrid ? page : `${page}?view=list`)

/** The wishlist page [LIST-004, LIST-202, LIST-402, LIST-404]. */
export const route = pageRoute<WishlistView>(
  {
    areas: ['cart', 'lists', 'widgets/account'],
    load: async (context, page) => (await import('./load-wishlist.ts')).loadWishlist(context, page),
    View: WishlistPage,
  },
  async (context, page, form) => (await import('./wishlist-actions.ts')).changeWishlist(context, page, form),
)

function WishlistPage({ view }: { view: WishlistView }) {
  const texts = useTexts('lists')
  useHeaderCount(view)
  const { wishlist, isGrid, problem, movedAll } = view
  const lines = wishlist?.lines ?? []
  const to = pathOf(isGrid)
  return (
    <AccountPage title={texts.wishlist} back={{ to: '/account/my-lists', label: texts.myLists }} className="lists">
      <CartMessages view={view} to={to} />
      {movedAll && (
        <Outcome
          done={movedAll.count > 0 ? texts.moved(movedAll.count) : null}
          left={movedAll.left}
          leftText={texts.stayed}
        />
      )}
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
      {wishlist === null || lines.length === 0 ? (
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          to="/new-gear"
          action={texts.startShopping}
          look="button"
        />
      ) : (
        <>
          <div className="row lists__views">
            <span className="muted">{texts.count(lines.length)}</span>
            <nav className="row wishes__looks" aria-label={texts.views}>
              <Link className="link" to={pathOf(true)} aria-current={isGrid ? 'page' : undefined}>
                {texts.grid}
              </Link>
              <Link className="link" to={pathOf(false)} aria-current={isGrid ? undefined : 'page'}>
                {texts.list}
              </Link>
            </nav>
            {lines.some((line) => !isBlocked(line)) && (
              <PostForm to={to}>
                <input type="hidden" name="op" value="move-all" />
                <input type="hidden" name="list" value={wishlist.listId} />
                <button className="button button--line button--small">{texts.allToCart}</button>
              </PostForm>
            )}
          </div>
          <ul className={isGrid ? 'wishes' : 'wishes wishes--list'}>
            {lines.map((line) => (
              <WishCard key={line.id} line={line}>
                <OwnForms line={line} wishlist={wishlist} to={to} />
              </WishCard>
            ))}
          </ul>
          <Share listId={wishlist.listId} link={view.link} to={to} />
        </>
      )}
    </AccountPage>
  )
}

function OwnForms({ line, wishlist, to }: { line: LineView; wishlist: CartView; to: string }) {
  const texts = useTexts('lists')
  const { name } = line
  return (
    <>
      <QuantityForm
        to={to}
        listId={wishlist.listId}
        itemId={line.id}
        qty={line.qty}
        label={texts.quantityOf(name)}
        update={{ text: texts.update, label: texts.updateOf(name) }}
      >
        <Fields op="quantity" line={line} wishlist={wishlist} />
      </QuantityForm>
      {line.error === null && !isBlocked(line) ? (
        <PostForm to={to}>
          <Fields op="move" line={line} wishlist={wishlist} />
          <button className="button button--line button--wide" aria-label={texts.toCartOf(name)}>
            {texts.toCart}
          </button>
        </PostForm>
      ) : (
        line.url !== '' && (
          <Link className="button button--line button--wide" to={line.url} aria-label={texts.chooseFor(name)}>
            {line.error === null ? texts.view : texts.choose}
          </Link>
        )
      )}
      <PostForm to={to}>
        <Fields op="remove" line={line} wishlist={wishlist} />
        <button className="link" aria-label={texts.removeOf(name)}>
          {texts.remove}
        </button>
      </PostForm>
    </>
  )
}

function Fields({ op, line, wishlist }: { op: string; line: LineView; wishlist: CartView }) {
  return (
    <>
      <input type="hidden" name="op" value={op} />
      <input type="hidden" name="list" value={wishlist.listId} />
      <input type="hidden" name="version" value={wishlist.version} />
      <input type="hidden" name="item" value={line.id} />
      <input type="hidden" name="handle" value={handleOfUrl(line.url)} />
    </>
  )
}

/** Off by default; sharing again creates a new link. */
function Share({ listId, link, to }: { listId: string; link: string | null; to: string }) {
  const texts = useTexts('lists')
  return (
    <section className="section box lists__share" id="share" aria-labelledby="share-title">
      <h2 className="h3" id="share-title">
        {texts.share}
      </h2>
      <p>{link === null ? texts.sharePrivate : texts.shareOn}</p>
      {link !== null && (
        <p>
          <a className="link" href={link} aria-label={texts.shareLink}>
            {link}
          </a>
        </p>
      )}
      <PostForm to={to} keepsScroll>
        <input type="hidden" name="op" value={link === null ? 'share' : 'hide'} />
        <input type="hidden" name="list" value={listId} />
        <button className="button button--line">{link === null ? texts.startSharing : texts.stopSharing}</button>
      </PostForm>
    </section>
  )
}
