import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { CustomerRegistryRow } from './customer-registry.ts'

const to = '/account/registry'

/** The registries page, with the form for a new one [REGISTRY-004, REGISTRY-401]. */
export const route = pageRoute<readonly CustomerRegistryRow[]>(
  {
    areas: ['registry', 'widgets/account/messages', 'widgets/account'],
    load: async (context) => (await import('./customer-registry.ts')).loadOwnRegistries(context),
    View: OwnRegistriesPage,
  },
  async (context, page, form) => (await import('./own-actions.ts')).changeRegistries(context, page, form),
)

function OwnRegistriesPage({ view: registries }: { view: readonly CustomerRegistryRow[] }) {
  const texts = useTexts('registry')
  const problem = useQuery().get('problem')
  const archived = registries.filter(({ isArchived }) => isArchived)
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="lists registry">
      <ActionStatus page="own-registries" nameOf={(item) => registries.find(({ _id }) => _id === item)?.title} />
      <ActionStatus
        page="own-registry"
        only={['delete']}
        isStale={(_, item) => registries.some(({ _id }) => _id === item)}
        undo={(id) => (
          <PostForm to={to}>
            <input type="hidden" name="op" value="restore" />
            <input type="hidden" name="list" value={id} />
            <button className="link">{texts.undo}</button>
          </PostForm>
        )}
      />
      {registries.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="registry__list">
          {registries
            .filter(({ isArchived }) => !isArchived)
            .map((registry) => (
              <Row key={registry._id} registry={registry} />
            ))}
        </ul>
      )}
      {archived.length > 0 && (
        <section className="section" aria-labelledby="archived">
          <h2 className="h3" id="archived">
            {texts.archivedTitle}
          </h2>
          <ul className="registry__list">
            {archived.map((registry) => (
              <Row key={registry._id} registry={registry} />
            ))}
          </ul>
        </section>
      )}
      <section className="box registry__create" aria-labelledby="create">
        <h2 className="h3" id="create">
          {texts.create}
        </h2>
        <ProblemMessage text={problem === 'title' ? texts.problems.title : null} />
        <PostForm to={to}>
          <input type="hidden" name="op" value="create" />
          <TextField name="title" label={texts.created} maxLength={100} required autoComplete="off" />
          <button className="button">{texts.create}</button>
        </PostForm>
      </section>
      <p>
        <Link className="link" to="/giftregistry/search/index">
          {texts.search}
        </Link>
      </p>
    </AccountPage>
  )
}

function Row({
  registry: { _id, title, about, privacy, isArchived, purchased, wanted },
}: {
  registry: CustomerRegistryRow
}) {
  const texts = useTexts('registry')
  const formats = useFormats()
  return (
    <li className="box">
      <h2 className="h3">
        <Link to={`${to}/${_id}`}>{title}</Link>
      </h2>
      {about === null ? (
        <p className="muted">{texts.unfinished}</p>
      ) : (
        <p className="muted">
          {texts.eventTypes[about.eventType]}, {formats.date(Date.parse(about.eventDate))}
        </p>
      )}
      <p>
        {purchased === null ? texts.surprise : texts.fulfilled(purchased, wanted)} ·{' '}
        {isArchived ? texts.archived : texts.privacy[privacy]}
      </p>
    </li>
  )
}
