import { Link, useLoaderData } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { Page } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { listOf, type NewsletterList, type SubscriberStatus } from './newsletter-types.ts'
import { texts } from './texts/en.ts'

const { columns } = texts
const statuses = ['subscribed', 'pending', 'unsubscribed', 'suppressed'] as const satisfies SubscriberStatus[]
const count = new Intl.NumberFormat('en-US')

/** Returns the lists on the staff member's sites. */
export async function loader(): Promise<readonly NewsletterList[]> {
  return (await call('GET /svc_admin/newsletters', {}, { isFresh: true })).lists
}

/** Renders the newsletter lists with their numbers of subscribers. */
export function Component() {
  const lists = useLoaderData<readonly NewsletterList[]>()
  return (
    <Page title={texts.title}>
      {lists.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <>
          <table className="data-table" aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{columns.list}</th>
                <th scope="col">{columns.site}</th>
                {statuses.map((status) => (
                  <th key={status} scope="col" className="data-table__number">
                    {columns[status]}
                  </th>
                ))}
                <th scope="col" className="data-table__number">
                  {columns.growth}
                </th>
              </tr>
            </thead>
            <tbody>
              {lists.map((list) => (
                <ListRow key={list.id} list={list} />
              ))}
            </tbody>
          </table>
          <p className="newsletters__note muted small">{texts.growthHint}</p>
          <p className="muted small">{texts.fixed}</p>
        </>
      )}
    </Page>
  )
}

function ListRow({ list }: { list: NewsletterList }) {
  const key = listOf(list.id)?.key
  return (
    <tr>
      <td>
        <Link className="data-table__link" to={`/newsletters/${list.id}`}>
          {key ? texts.names[key] : list.key}
        </Link>
      </td>
      <td>{siteSettings[list.site].title}</td>
      {statuses.map((status) => (
        <td key={status} className="newsletters__count">
          <span className="list__label">{columns[status]} </span>
          <Link to={`/newsletters/${list.id}?status=${status}`} aria-label={`${columns[status]}: ${list[status]}`}>
            {count.format(list[status])}
          </Link>
        </td>
      ))}
      <td className="newsletters__count">
        <span className="list__label">{columns.growth} </span>
        {texts.growth(count.format(list.joined), count.format(list.left))}
      </td>
    </tr>
  )
}
