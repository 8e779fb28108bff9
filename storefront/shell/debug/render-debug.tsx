import { renderToStaticMarkup } from 'react-dom/server'
import type { FlagOverrides } from '#domain/flags/overrides.ts'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import { textsOf } from '#storefront/texts.ts'
import { problemParameter } from './override-fields.ts'
import { OverrideForm } from './override-form.tsx'

/**
 * Renders the debug panel after the footer. Its script adds the data that only the browser has. Its texts must be
 * loaded.
 */
export function renderDebug(shop: Shop, url: string, overrides: FlagOverrides = {}): string {
  const { site, locale, language, now } = shop
  const texts = textsOf(language, 'shell/debug')
  const { pathname, searchParams } = new URL(url)
  const problem = searchParams.get(problemParameter)
  searchParams.delete(problemParameter)
  const query = searchParams.toString()
  const count = Object.keys(overrides).length
  return renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <details id="debug" className="debug" open={problem !== null}>
        <summary>{count > 0 ? texts.titleOverridden(count) : texts.title}</summary>
        <dl>
          <dt>{texts.site}</dt>
          <dd>
            {site}, {locale.tag}
          </dd>
          <dt>{texts.rendered}</dt>
          <dd>{new Date(now).toISOString()}</dd>
        </dl>
        <OverrideForm overrides={overrides} problem={problem} back={query === '' ? pathname : `${pathname}?${query}`} />
      </details>
    </ShopProvider>,
  )
}
