import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { useHeaderCount } from '../../side-cart/use-header-count.ts'
import { registryStepPath, type RegistryStep } from '#domain/registry/steps.ts'
import { AddProducts } from './add-products.tsx'
import { OwnItems, WishList } from './own-items.tsx'
import type { OwnRegistryView } from './customer-registry.ts'
import { Purchases } from './purchases.tsx'

/** The page for one of the customer's registries [REGISTRY-005, REGISTRY-402, REGISTRY-403]. */
export const route = pageRoute<OwnRegistryView>(
  {
    areas: ['registry', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./customer-registry.ts')).loadOwnRegistry(context, page),
    View: OwnRegistryPage,
  },
  async (context, page, form) => (await import('./own-actions.ts')).changeCustomerRegistry(context, page, form),
)

function OwnRegistryPage({ view }: { view: OwnRegistryView }) {
  const texts = useTexts('registry')
  useHeaderCount(view)
  const { id, title, problem } = view
  const to = registryStepPath(id)
  const next = nextStep(view)
  return (
    <AccountPage
      title={title}
      back={{ to: '/account/registry', label: texts.title }}
      lead={
        <p className="muted">
          {view.purchased === null ? texts.surprise : texts.fulfilled(view.purchased, view.wanted)} ·{' '}
          {view.isArchived ? texts.archived : texts.privacy[view.privacy]}
        </p>
      }
      className="lists registry"
    >
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
      <ActionStatus page="registry-step" only={['privacy']} nameOf={() => texts.privacy[view.privacy]} />
      <ActionStatus page="own-registry" only={['unarchive', 'buy-rest', 'delete']} isStale={() => view.isArchived} />
      <Archived to={to} isArchived={view.isArchived} />
      {view.bought && <Bought bought={view.bought} />}
      {next !== null && (
        <p className="message">
          <Icon name="info" />
          <span>
            {texts.draft}{' '}
            <Link className="link" to={registryStepPath(id, next)}>
              {texts.goOn}
            </Link>
          </span>
        </p>
      )}
      <div className="split split--co">
        <div>
          <OwnItems view={view} to={to} />
          <AddProducts view={view} to={to} />
          <WishList view={view} to={to} />
          <Purchases view={view} to={to} />
        </div>
        <div className="registry__side">
          {view.link !== null && !view.isArchived && <Share view={view} link={view.link} />}
          <Settings view={view} />
          <End view={view} to={to} />
        </div>
      </div>
    </AccountPage>
  )
}

/** Returns the first incomplete step of a draft. */
function nextStep({ about, address }: OwnRegistryView): RegistryStep | null {
  if (about === null) return 'about'
  return address === null ? 'delivery' : null
}

function Archived({ to, isArchived }: { to: string; isArchived: boolean }) {
  const texts = useTexts('registry')
  return (
    <ActionStatus
      page="own-registry"
      only={['archive']}
      isStale={() => !isArchived}
      undo={() => (
        <PostForm to={to}>
          <input type="hidden" name="op" value="unarchive" />
          <button className="link">{texts.undo}</button>
        </PostForm>
      )}
    />
  )
}

function Bought({ bought: { count, left } }: { bought: NonNullable<OwnRegistryView['bought']> }) {
  const texts = useTexts('registry')
  const messages = useTexts('widgets/account/messages')['own-registry']
  return (
    <div className="registry__told">
      {count > 0 && (
        <output className="message message--ok">
          <Icon name="check" />
          <span>
            {successText(messages['buy-rest'].success, '', count)}{' '}
            <Link className="link" to="/cart">
              {texts.goToCart}
            </Link>
          </span>
        </output>
      )}
      {left.length > 0 && (
        <p className="message message--warn" role="alert">
          <Icon name="alert" />
          {texts.notInCart(left.join(', '))}
        </p>
      )}
    </div>
  )
}

function Share({ view: { title, code }, link }: { view: OwnRegistryView; link: string }) {
  const texts = useTexts('registry')
  const mail = `mailto:?subject=${encodeURIComponent(texts.mailSubject(title))}&body=${encodeURIComponent(link)}`
  return (
    <section className="box" aria-labelledby="share">
      <h2 className="h3" id="share">
        {texts.link}
      </h2>
      <p>
        <a className="link" href={link} aria-label={texts.link}>
          {link}
        </a>
      </p>
      {code !== null && <p className="small">{texts.code(code)}</p>}
      <p>
        <a className="link" href={mail}>
          {texts.mailIt}
        </a>
      </p>
    </section>
  )
}

function Settings({ view }: { view: OwnRegistryView }) {
  const texts = useTexts('registry')
  const formats = useFormats()
  const { id, about, address, privacy, isSurprise, shipBefore } = view
  const day = (date: string) => formats.date(Date.parse(date))
  const parts: Readonly<Record<RegistryStep, readonly string[]>> = {
    about: about ? [`${texts.eventTypes[about.eventType]}, ${day(about.eventDate)}`] : [],
    delivery: [
      ...(address ? [[...address.street, address.city].join(', ')] : []),
      ...(shipBefore === null ? [] : [texts.shipsBefore(day(shipBefore))]),
    ],
    privacy: [texts.privacy[privacy], ...(isSurprise ? [texts.isSurprise] : [])],
  }
  const steps: readonly RegistryStep[] =
    about === null ? ['about'] : ['about', 'delivery', ...(address ? (['privacy'] as const) : [])]
  return (
    <>
      {steps.map((step) => (
        <section key={step} className="box" aria-labelledby={`step-${step}`}>
          <h2 className="h3" id={`step-${step}`}>
            {texts.stepTitles[step]}
          </h2>
          {parts[step].map((line) => (
            <p key={line} className="small">
              {line}
            </p>
          ))}
          <p>
            <Link className="link" to={registryStepPath(id, step)} aria-label={texts.editOf(texts.stepTitles[step])}>
              {texts.edit}
            </Link>
          </p>
        </section>
      ))}
    </>
  )
}

function End({ view: { about, isArchived, isPast, lines }, to }: { view: OwnRegistryView; to: string }) {
  const texts = useTexts('registry')
  const hasRest = lines.some(({ qty, purchased }) => purchased !== null && purchased < qty)
  return (
    <section className="box" aria-labelledby="end">
      <h2 className="h3" id="end">
        {texts.end}
      </h2>
      {isPast && hasRest && (
        <PostForm to={to}>
          <input type="hidden" name="op" value="buy-rest" />
          <button className="button button--line">{texts.buyRest}</button>
        </PostForm>
      )}
      {about !== null && (
        <PostForm to={to}>
          <input type="hidden" name="op" value={isArchived ? 'unarchive' : 'archive'} />
          <p className="small">{isArchived ? texts.archivedSure : texts.archiveSure}</p>
          <button className="link">{isArchived ? texts.unarchive : texts.archive}</button>
        </PostForm>
      )}
      <PostForm to={to}>
        <input type="hidden" name="op" value="delete" />
        <p className="small">{texts.deleteSure}</p>
        <button className="link">{texts.delete}</button>
      </PostForm>
    </section>
  )
}
