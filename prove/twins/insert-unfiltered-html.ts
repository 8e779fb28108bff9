// Known bad: shows an editor's HTML unfiltered, like a page with dangerouslySetInnerHTML.
export function insertUnfilteredHtml(html: string, typed: string): string {
  return html.replace(
    /<main [^>]*>/,
    (main) => `${main}<section class="section"><div class="prose">${typed}</div></section>`,
  )
}
