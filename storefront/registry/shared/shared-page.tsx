import { registryPath } from '#domain/registry/registry.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { MissingList } from '#storefront/widgets/lists/missing-list.tsx'
import { QuantityInput } from '#storefront/widgets/lists/quantity-input.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { flagClassName, isBlocked } from '../../side-cart/lines/line-flags.ts'
import { Gifts } from './gifts.tsx'
import { LockedPage } from './locked-page.tsx'
import type { GiftLine, SharedView } from './load-shared.ts'

/** A shared registry with the requested and purchased items [REGISTRY-001, REGISTRY-003]. */
export const route = pageRoute<SharedView>(
  {
    areas: ['registry', 'lists'],
    load: async (context, page) => (await import('./load-shared.ts')).loadSharedRegistry(context, page),
    View: SharedRegistryPage,
  },
  async (context, page, form) => (await import('./shared-actions.ts')).changeGifts(context, page, form),
)

function SharedRegistryPage({ view }: { view: SharedView }) {
  const texts = useTexts('registry')
  const { urlKey, registry, gifts, problem } = view
  if (view.isLocked) return <LockedPage urlKey={urlKey} problem={problem} />
  if (registry === null)
    return (
      <MissingList title={texts.gonePage} text={texts.goneText} to="/giftregistry/search/index" action={texts.search} />
    )
  const page = registryPath(urlKey)
  const query = new URLSearchParams({
    ...(view.sort !== 'priority' && { sort: view.sort }),
    ...(view.show !== 'all' && { show: view.show }),
  }).toString()
  const to = query === '' ? page : `${page}?${query}`
  return (
    <main id="main" className="page-width lists registry">
      <About registry={registry} />
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
      {registry.isOver && (
        <p className="message message--warn">
          <Icon name="alert" />
          {texts.over}
        </p>
      )}
      {view.added !== null && (
        <output className="message message--ok">
          <Icon name="check" /> {texts.added(view.added)}
        </output>
      )}
      {view.hasMet && (
        <output className="message">
          <Icon name="info" /> {texts.met}
        </output>
      )}
      <div className="split split--co">
        <div>
          <Views view={view} page={page} />
          {registry.lines.length === 0 ? (
            <p className="empty">{texts.sharedEmpty}</p>
          ) : (
            <ul className="registry__lines">
              {registry.lines.map((line) => (
                <Line
                  key={line.id}
                  line={line}
                  to={to}
                  formKey={view.keys[Number(line.id)] ?? ''}
                  isOver={registry.isOver}
                />
              ))}
            </ul>
          )}
        </div>
        <div className="registry__side">
          {gifts && !registry.isOver && (
            <Gifts gifts={gifts} to={to} place={[registry.city, registry.region].filter(Boolean).join(', ')} />
          )}
          <p>
            <Link className="link" to="/giftregistry/search/index">
              {texts.search}
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}

function About({ registry }: { registry: NonNullable<SharedView['registry']> }) {
  const texts = useTexts('registry')
  const formats = useFormats()
  const { title, names, eventType, eventDate, message, photo, shipBefore, wanted, purchased } = registry
  return (
    <>
      <h1 className="h1 display">{title}</h1>
      {photo !== null && (
        <img
          className="registry__photo"
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={texts.photoAlt}
        />
      )}
      <p className="muted">
        {texts.of(names)} · {texts.eventTypes[eventType]}, {formats.date(Date.parse(eventDate))}
      </p>
      {message !== '' && <p className="registry__message">{message}</p>}
      {shipBefore !== null && !registry.isOver && (
        <p className="small">{texts.shipsBefore(formats.date(Date.parse(shipBefore)))}</p>
      )}
      {wanted > 0 && (
        <p className="registry__progress">
          {purchased === null ? (
            <b>{texts.purchasesHidden(formats.date(Date.parse(eventDate)))}</b>
          ) : (
            <>
              <progress max={wanted} value={purchased} aria-hidden="true" />
              <b>{texts.fulfilled(purchased, wanted)}</b>
            </>
          )}
        </p>
      )}
    </>
  )
}

function Views({ view: { sort, show }, page }: { view: SharedView; page: string }) {
  const texts = useTexts('registry')
  const at = (next: { sort?: string; show?: string }) =>
    `${page}?${new URLSearchParams({ sort, show, ...next }).toString()}`
  return (
    <nav className="row lists__views" aria-label={texts.show}>
      {(['all', 'wanted'] as const).map((each) => (
        <Link key={each} className="link" to={at({ show: each })} aria-current={show === each ? 'page' : undefined}>
          {texts.shows[each]}
        </Link>
      ))}
      {(['priority', 'price'] as const).map((each) => (
        <Link key={each} className="link" to={at({ sort: each })} aria-current={sort === each ? 'page' : undefined}>
          {texts.sorts[each]}
        </Link>
      ))}
    </nav>
  )
}

interface BuyProps {
  line: GiftLine
  to: string
  formKey: string
}

function Line({ isOver, ...buy }: BuyProps & { isOver: boolean }) {
  const { line } = buy
  const texts = useTexts('registry')
  const lists = useTexts('lists')
  const formats = useFormats()
  const isPriced = line.error === null && line.now > 0
  return (
    <li className="registry__line">
      <Picture source={line.picture} sizes="7rem" alt="" name={line.name} />
      <div className="registry__about">
        <h2 className="wish__name">{line.url === '' ? texts.gone : <Link to={line.url}>{line.name}</Link>}</h2>
        {line.choice !== '' && <p className="cart-line__choice">{line.choice}</p>}
        {isPriced && <p className="wish__price">{formats.money(line.now) + line.suffix}</p>}
        <p className="small">
          <span className="label">{`${texts.priority}: ${texts.priorities[line.priority]}`}</span>
        </p>
        <p className="small">
          {line.purchased === null ? texts.wantedPieces(line.wanted) : texts.fulfilled(line.purchased, line.wanted)}
          {line.left !== null && line.left > 0 && <b> · {texts.remaining(line.left)}</b>}
        </p>
        {line.note !== '' && <p className="small muted">{line.note}</p>}
        {line.flags.map((flag) => (
          <p key={flag} className={flagClassName(flag)}>
            {lists.flags[flag](line.most)}
          </p>
        ))}
        {!isOver && <Buy {...buy} />}
      </div>
    </li>
  )
}

function Buy({ line, to, formKey }: BuyProps) {
  const texts = useTexts('registry')
  const remaining = line.left ?? line.wanted
  if (line.error !== null || isBlocked(line)) {
    return line.url === '' ? null : (
      <Link className="link" to={line.url} aria-label={texts.viewOf(line.name)}>
        {texts.view}
      </Link>
    )
  }
  return (
    <PostForm to={to} keepsScroll className="registry__buy">
      <input type="hidden" name="op" value="buy" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="key" value={formKey} />
      {remaining > 1 && <QuantityInput qty={1} max={remaining} label={texts.quantityOf(line.name)} />}
      {remaining > 0 ? (
        <button className="button button--buy" aria-label={texts.buyOf(line.name)}>
          {texts.buy}
        </button>
      ) : (
        <>
          <span className="muted">{texts.allGifted}</span>
          <button className="link" aria-label={texts.buyMoreOf(line.name)}>
            {texts.buyMore}
          </button>
        </>
      )}
    </PostForm>
  )
}
