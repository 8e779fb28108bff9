import { Link } from 'react-router'
import { reportNames, reports } from '#domain/reports/reports.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { Page, Section } from '../kit/page.tsx'
import { texts } from './texts/en.ts'

/** Renders the list of reports, and links to reports on other pages. */
export function Component() {
  const seesSearches = useHasPermission('catalog.read')
  const seesExperiments = useHasPermission('analytics.read')
  const mayExport = useHasPermission('analytics.export')
  return (
    <Page title={texts.title}>
      <div className="reports">
        <Section title={texts.title}>
          <ul className="report-list">
            {reportNames.map((name) => (
              <ReportLink key={name} to={`/reports/${name}`} {...reports[name]} />
            ))}
          </ul>
          <p className="muted small">{texts.intro}</p>
        </Section>
        {(seesSearches || seesExperiments || mayExport) && (
          <Section title={texts.elsewhere}>
            <ul className="report-list">
              {seesSearches && (
                <ReportLink to="/search-settings/searches" title={texts.searches} text={texts.searchesText} />
              )}
              {seesExperiments && (
                <ReportLink to="/settings/experiments" title={texts.experiments} text={texts.experimentsText} />
              )}
              {mayExport && <ReportLink to="/reports/event-exports" title={texts.exports} text={texts.exportsText} />}
            </ul>
          </Section>
        )}
      </div>
    </Page>
  )
}

function ReportLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link className="link" to={to}>
        {title}
      </Link>
      <span className="muted small">{text}</span>
    </li>
  )
}
