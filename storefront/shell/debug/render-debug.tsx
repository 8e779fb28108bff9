import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '#storefront/page/page.ts'
import { textsOf } from '#storefront/texts.ts'

/**
 * Renders the debug panel after the footer. Its script adds the data that only the browser has. Its texts must be
 * loaded.
 */
export function renderDebug({ site, locale, language, now }: Shop): string {
  const texts = textsOf(language, 'shell/debug')
  return renderToStaticMarkup(
    <details id="debug" className="debug">
      <summary>{texts.title}</summary>
      <dl>
        <dt>{texts.site}</dt>
        <dd>
          {site}, {locale.tag}
        </dd>
        <dt>{texts.rendered}</dt>
        <dd>{new Date(now).toISOString()}</dd>
      </dl>
    </details>,
  )
}
