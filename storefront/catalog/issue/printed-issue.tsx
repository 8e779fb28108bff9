import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { issueAddress, type IssueAsked } from './issue-address.ts'
import type { OpenIssue } from './load-issue.ts'
import { Sheet } from './sheet.tsx'

/** Renders all pages for printing or saving as PDF [CATALOG-009]. */
export function PrintedIssue({ issue, asked }: { issue: OpenIssue; asked: IssueAsked }) {
  const { brand } = useShop()
  const texts = useTexts('catalog/issue')
  const canPrint = useIsHydrated()
  return (
    <main id="main" className="page-width issue issue--printed">
      <h1 className="h2 display">{texts.title(brand, issue.title)}</h1>
      <div className="box">
        <h2 className="h3">{texts.printTitle}</h2>
        <p>{texts.printText}</p>
        <div className="row">
          {canPrint && (
            <button type="button" className="button" onClick={() => print()}>
              {texts.printNow}
            </button>
          )}
          <Link className="button button--line" to={issueAddress({ issue: asked.issue })}>
            {texts.leaf}
          </Link>
        </div>
      </div>
      {issue.sheets.map((sheet) => (
        <Sheet
          key={sheet.page}
          sheet={sheet}
          issue={issue}
          addressOf={({ page = 1 }) => `${issueAddress({ ...asked })}#page-${page}`}
        />
      ))}
    </main>
  )
}
