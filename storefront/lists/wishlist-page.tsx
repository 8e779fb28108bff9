import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { QuantityForm } from '#storefront/widgets/lists/quantity-form.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import type { CartMessage } from '../side-cart/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { CopyLink } from '#storefront/widgets/lists/copy-link.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import type { TextsOf } from '#storefront/texts.ts'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { CartMessages } from '../side-cart/cart-messages.tsx'
import { handleOfUrl } from '../side-cart/cart/cart-view.ts'
import { isBlocked } from '../side-cart/lines/line-flags.ts'
import type { WishLine, WishlistView } from './load-wishlist.ts'
import { Outcome } from './outcome.tsx'
import { useHeaderCount } from '../side-cart/use-header-count.ts'
import { WishCard } from './wish-card.tsx'
import { NotifyMe, ToRegistry, WishFacts, WishNote } from './wishlist/wish-details.tsx'
import { wishlistPath, wishSorts } from './wishlist/wish-order.ts'

/** The wishlist page [LIST-004, LIST-202, LIST-402, LIST-404]. */
export const route = pageRoute<WishlistView>(
  {
    areas: ['cart', 'lists', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-wishlist.ts')).loadWishlist(context, page),
    View: WishlistPage,
  },
  async (context, page, form) => (await import('./wishlist-actions.ts')).changeWishlist(context, page, form),
)

function WishlistPage({ view }: { view: WishlistView }) {
  const texts = useTexts('lists')
  const messages = useTexts('widgets/account/messages').wishlist
  useHeaderCount(view)
  const { wishlist, look, problem, movedAll } = view
  const lines = wishlist?.lines ?? []
  const to = wishlistPath(look)
  const nameOf = (item: string | null) => lines.find(({ id }) => id === item)?.name ?? ''
  return (
    <AccountPage title={texts.wishlist} back={{ to: '/account/my-lists', label: texts.myLists }} className="lists">
      <ActionStatus page="my-lists" only={['create-wishlist']} />
      <CartMessages view={view} to={to} textOf={(message) => textOfChange(message, messages)} />
      {movedAll && (
        <Outcome
          done={movedAll.count > 0 ? successText(messages['move-all'].success, '', movedAll.count) : null}
          left={movedAll.left}
          leftText={texts.stayed}
        />
      )}
      <ActionStatus page="wishlist" only={topActions} nameOf={nameOf} />
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
      {view.inRegistry !== null && <InRegistry registry={view.inRegistry} />}
      {wishlist === null || view.total === 0 ? (
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          to="/new-gear"
          action={texts.startShopping}
          look="button"
        />
      ) : (
        <>
          <WishViews view={view} to={to} />
          {lines.length === 0 && <p className="empty">{texts.noneInStock}</p>}
          <ul className={look.isGrid ? 'wishes' : 'wishes wishes--list'}>
            {lines.map((line) => (
              <WishCard key={line.id} line={line} facts={<WishFacts line={line} />}>
                <OwnForms line={line} wishlist={wishlist} registries={view.registries} to={to} />
              </WishCard>
            ))}
          </ul>
          <Share listId={wishlist.listId} link={view.link} to={to} />
        </>
      )}
    </AccountPage>
  )
}

/** Actions with results at the top of the page. Other results appear next to the item or the sharing form. */
const topActions = ['quantity', 'remove', 'restore', 'move', 'to-registry', 'move-all'] as const

type WishlistMessages = TextsOf<'widgets/account/messages'>['wishlist']

function textOfChange(message: CartMessage, { remove, move }: WishlistMessages): string | null {
  if (message.kind === 'remove') return successText(remove.success, message.name)
  return message.kind === 'move' ? successText(move.success, message.name) : null
}

function InRegistry({ registry }: { registry: { id: string; title: string } }) {
  const texts = useTexts('lists')
  const messages = useTexts('widgets/account/messages').wishlist
  return (
    <output className="message message--ok">
      <Icon name="check" />
      <span>
        {successText(messages['to-registry'].success, registry.title)}{' '}
        <Link className="link" to={`/account/registry/${registry.id}`}>
          {texts.openRegistry}
        </Link>
      </span>
    </output>
  )
}

function WishViews({ view: { wishlist, total, look }, to }: { view: WishlistView; to: string }) {
  const texts = useTexts('lists')
  const current = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined)
  return (
    <div className="lists__views">
      <span className="muted">{texts.count(total)}</span>
      <nav className="row wishes__looks" aria-label={texts.views}>
        {[true, false].map((isGrid) => (
          <Link
            key={String(isGrid)}
            className="link"
            to={wishlistPath({ ...look, isGrid })}
            aria-current={current(look.isGrid === isGrid)}
          >
            {isGrid ? texts.grid : texts.list}
          </Link>
        ))}
      </nav>
      <nav className="row" aria-label={texts.sort}>
        {wishSorts.map((sort) => (
          <Link
            key={sort}
            className="link"
            to={wishlistPath({ ...look, sort })}
            aria-current={current(look.sort === sort)}
          >
            {texts.sorts[sort]}
          </Link>
        ))}
      </nav>
      <nav className="row" aria-label={texts.show}>
        {[false, true].map((isInStock) => (
          <Link
            key={String(isInStock)}
            className="link"
            to={wishlistPath({ ...look, isInStock })}
            aria-current={current(look.isInStock === isInStock)}
          >
            {isInStock ? texts.onlyInStock : texts.showAll}
          </Link>
        ))}
      </nav>
      {wishlist?.lines.some((line) => !isBlocked(line)) && (
        <PostForm to={to}>
          <input type="hidden" name="op" value="move-all" />
          <input type="hidden" name="list" value={wishlist.listId} />
          <button className="button button--line button--small">{texts.allToCart}</button>
        </PostForm>
      )}
    </div>
  )
}

interface OwnFormsProps extends Pick<WishlistView, 'registries'> {
  line: WishLine
  wishlist: NonNullable<WishlistView['wishlist']>
  to: string
}

function OwnForms({ line, wishlist, registries, to }: OwnFormsProps) {
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
      <NotifyMe line={line} />
      <WishNote line={line} to={to}>
        <Fields op="note" line={line} wishlist={wishlist} />
      </WishNote>
      <ActionStatus page="wishlist" only={['note']} item={line.id} />
      <ToRegistry line={line} to={to} registries={registries}>
        <Fields op="to-registry" line={line} wishlist={wishlist} />
      </ToRegistry>
      <PostForm to={to}>
        <Fields op="remove" line={line} wishlist={wishlist} />
        <button className="link" aria-label={texts.removeOf(name)}>
          {texts.remove}
        </button>
      </PostForm>
    </>
  )
}

function Fields({ op, line, wishlist }: { op: string; line: WishLine; wishlist: OwnFormsProps['wishlist'] }) {
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

/** Sharing is off by default. Turning it on again creates a new link. */
function Share({ listId, link, to }: { listId: string; link: string | null; to: string }) {
  const texts = useTexts('lists')
  return (
    <section className="section box lists__share" id="share" aria-labelledby="share-title">
      <h2 className="h3" id="share-title">
        {texts.share}
      </h2>
      <ActionStatus
        page="wishlist"
        only={['share', 'hide']}
        isStale={(action) => (action === 'share') !== (link !== null)}
      />
      <p>{link === null ? texts.sharePrivate : texts.shareOn}</p>
      {link !== null && (
        <p>
          <a className="link" href={link} aria-label={texts.shareLink}>
            {link}
          </a>
        </p>
      )}
      {link !== null && (
        <div className="row">
          <CopyLink link={link} copy={texts.copy} copied={texts.copied} />
          <a className="link" href={mailLink(texts.mailSubject, link)}>
            {texts.mailIt}
          </a>
        </div>
      )}
      <PostForm to={to} keepsScroll>
        <input type="hidden" name="op" value={link === null ? 'share' : 'hide'} />
        <input type="hidden" name="list" value={listId} />
        <button className="button button--line">{link === null ? texts.startSharing : texts.stopSharing}</button>
      </PostForm>
    </section>
  )
}

function mailLink(subject: string, link: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`
}
