import { maxPeriodDays } from '#domain/reports/period.ts'
import { figures, type Figure } from '#domain/reports/figure-definitions.ts'
import { groupingTitles, scopeNoteOf, reportNames, reports, type Grouping } from '#domain/reports/reports.ts'

export function reportsDocument(): string {
  const sections = reportNames.map((name) => {
    const { title, text, groupings, columns } = reports[name]
    const note = scopeNoteOf(name)
    const names = (groupings as readonly Grouping[]).map((each) => groupingTitles[each].replace('By ', '')).join(', ')
    const rows = (columns as readonly Figure[]).map(
      (each) => `| ${figures[each].title} | ${figures[each].definition} |`,
    )
    return `## ${title}

${text}. Grouped by ${names}.${note ? `\n\n${note}` : ''}

| figure | definition |
|---|---|
${rows.join('\n')}
`
  })
  return `# Reports

\`npm run documents\` generates this document from \`domain/reports/reports.ts\`. A test fails if it is out of date. The pages and files show the same definitions. [Back office](backoffice.md#reports) describes the pages, and [decision 097](decisions/097-reports.md) explains how figures are counted.

- A day begins at midnight in the time zone of the site, even when clocks change. Weeks begin on Monday.
- Each site has one currency; amounts of different sites are never added.
- A report covers at most ${maxPeriodDays} days.

${sections.join('\n')}`
}
