import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const flags = new Set('async checked disabled hidden inert multiple open playsinline required selected'.split(' '))
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  playsinline: 'playsInline',
}
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Rebuilds markup from plain elements, to time renderToString without components. */
export function bareReact(markup: string): { tree: ReactElement; render: () => string } {
  const tree = createElement('div', null, ...childrenIn(markup))
  return { tree, render: () => renderToString(tree) }
}

interface Open {
  type: string
  props: Record<string, unknown>
  children: ReactNode[]
}

function childrenIn(markup: string): ReactNode[] {
  const stack: Open[] = [{ type: '', props: {}, children: [] }]
  const top = () => stack.at(-1)!
  for (const [token] of markup.matchAll(/<!--.*?-->|<\/?[a-z][^>]*>|[^<]+/gi)) {
    if (token.startsWith('<!--')) continue
    if (!token.startsWith('<')) {
      top().children.push(decoded(token))
      continue
    }
    if (!token.startsWith('</')) {
      const { type, props } = opened(token)
      stack.push({ type, props, children: [] })
      if (!token.endsWith('/>') && !voids.has(type)) continue
    }
    const { type, props, children } = stack.pop()!
    top().children.push(createElement(type, props, ...children))
  }
  return stack[0]!.children
}

function opened(tag: string) {
  const [, type = ''] = /^<([\w-]+)/.exec(tag) ?? []
  const attributes = [...tag.slice(type.length + 1).matchAll(/([\w:-]+)="([^"]*)"/g)]
  const props = attributes.map(([, name = '', value = '']) => [
    reactNames[name] ?? name,
    flags.has(name) && value === '' ? true : decoded(value),
  ])
  return { type, props: Object.fromEntries(props) as Record<string, unknown> }
}

function decoded(text: string) {
  return text.replaceAll(/&(#x27|[a-z]+);/g, (entity, name: string) => entities[name] ?? entity)
}
