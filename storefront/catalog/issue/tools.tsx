import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { issueAddress, type IssueAsked, issuePath } from './issue-address.ts'
import type { OpenIssue } from './load-issue.ts'

/** Renders contents, thumbnails, search, zoom and print [CATALOG-009]. */
export function Tools({ issue, asked }: { issue: OpenIssue; asked: IssueAsked }) {
  const texts = useTexts('catalog/issue')
  const addressOf = (page: number) => issueAddress({ ...asked, page, hot: null })
  return (
    <div className="issue__tools">
      <SearchInside asked={asked} />
      <details className="issue__fold" name="issue">
        <summary className="button button--line button--small">{texts.contents}</summary>
        <ol className="issue__contents">
          {issue.contents.map(({ name, page }) => (
            <li key={page}>
              <Link to={addressOf(page)} onClick={fold}>
                <span>{name}</span> <span className="figures">{page}</span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
      <details className="issue__fold" name="issue">
        <summary className="button button--line button--small">{texts.thumbnails}</summary>
        <ol className="issue__thumbnails">
          {issue.thumbnails.map(({ page, name, picture }) => (
            <li key={page}>
              <Link
                to={addressOf(page)}
                onClick={fold}
                aria-current={page === asked.page ? 'page' : undefined}
                aria-label={`${texts.page(page)}${name === '' ? '' : `, ${name}`}`}
              >
                <Picture
                  source={picture}
                  sizes="6rem"
                  alt=""
                  name={name || (page === 2 ? texts.contents : texts.cover)}
                />
                <span className="figures">{page}</span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
      <Link
        className="button button--line button--small"
        to={issueAddress({ ...asked, isZoomed: !asked.isZoomed })}
        keepsScroll
      >
        <Icon name={asked.isZoomed ? 'minus' : 'plus'} /> {asked.isZoomed ? texts.zoomOut : texts.zoomIn}
      </Link>
      <Link className="button button--line button--small" to={issueAddress({ issue: asked.issue, isPrint: true })}>
        {texts.print}
      </Link>
      <Found issue={issue} asked={asked} />
    </div>
  )
}

function fold({ currentTarget }: MouseEvent<HTMLElement>) {
  const details = currentTarget.closest('details')
  if (details) details.open = false
}

function SearchInside({ asked }: { asked: IssueAsked }) {
  const texts = useTexts('catalog/issue')
  const action = usePath(issuePath)
  return (
    <search>
      <form className="issue__search" method="get" action={action}>
        {asked.page > 1 && <input type="hidden" name="p" value={asked.page} />}
        {asked.issue !== null && <input type="hidden" name="issue" value={asked.issue} />}
        <input
          key={asked.q}
          className="input"
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={asked.q}
          maxLength={100}
          enterKeyHint="search"
        />
        <button className="button button--small">{texts.searchDo}</button>
      </form>
    </search>
  )
}

function Found({ issue: { found }, asked }: { issue: OpenIssue; asked: IssueAsked }) {
  const texts = useTexts('catalog/issue')
  if (found === null) return null
  return (
    <section className="issue__found" aria-label={texts.search}>
      <output>{texts.found(found.length, asked.q)}</output>
      <ol>
        {found.map(({ page, name, fact }) => (
          <li key={`${page}-${name}`}>
            <Link to={issueAddress({ ...asked, page, hot: null })} keepsScroll>
              <span>
                <b>{name}</b> <span className="muted small">{fact}</span>
              </span>{' '}
              <span className="figures">{texts.page(page)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
