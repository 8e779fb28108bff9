import { isLoggedIn } from '#domain/sessions/scope.ts'
import { breakpointAt } from '#ui/window/breakpoints.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import { blockIds, cachedFiles, flagLines, slowCalls } from './debug-facts.ts'

/** Fills the debug panel each time it opens [SHELL-027]. */
export function attachDebug(panel: HTMLDetailsElement, { call, shop }: Pick<PageContext, 'call' | 'shop'>): void {
  const list = panel.querySelector('dl')!
  const rendered = list.childElementCount
  const fill = () => {
    if (!panel.open) return
    const overridden = [...panel.querySelectorAll<HTMLElement>('[data-overridden]')].map(
      ({ dataset }) => dataset['overridden']!,
    )
    readFacts({ call, shop }, overridden)
      .then((facts) => {
        while (list.childElementCount > rendered) list.lastElementChild!.remove()
        for (const [name, values] of facts) {
          append(list, 'dt', name)
          for (const value of values) append(list, 'dd', value)
        }
      })
      .catch(console.warn)
  }
  panel.addEventListener('toggle', fill)
  fill()
}

function append(list: HTMLElement, name: 'dt' | 'dd', text: string) {
  const element = document.createElement(name)
  element.textContent = text
  list.append(element)
}

async function readFacts(
  { call, shop }: Pick<PageContext, 'call' | 'shop'>,
  overridden: readonly string[],
): Promise<[string, readonly string[]][]> {
  const [heartbeat, evaluated, session] = await Promise.all([
    call('GET /svc_ssr/heartbeat', {}).catch(() => null),
    // Sent without the browser's id, so that opening the panel does not enroll the visitor in experiments.
    call('GET /svc_ssr/features', { query: {} }).catch(() => null),
    call('GET /svc_session/session', {}).catch(() => null),
    loadTexts(shop.language, ['shell/debug']),
  ])
  const texts = textsOf(shop.language, 'shell/debug')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const listed = (values: readonly string[]) => (values.length > 0 ? values : [texts.none])
  const data: unknown = JSON.parse(document.getElementById('data')?.textContent ?? 'null')
  return [
    [texts.release, [heartbeat ? `${heartbeat.hash}, ${heartbeat.buildDate}` : texts.unknown]],
    [texts.session, [session ? (isLoggedIn(session) ? texts.customer : texts.guest) : texts.unknown]],
    [texts.layout, [`${breakpointAt(innerWidth)}, ${innerWidth} px`]],
    [texts.flags, evaluated ? listed(flagLines(evaluated.features, overridden, texts.overridden)) : [texts.unknown]],
    [texts.files, [cachedFiles(resources)]],
    [texts.slowCalls, listed(slowCalls(resources))],
    [texts.blocks, listed(blockIds(data))],
  ]
}
