import type { Block } from '#domain/content/block.ts'
import type { Setup } from './setup-file.ts'

const maxTiles = 12

/** Returns the blocks for the initial home page: the opening block and a tile for each top-level category. */
export function homeBlocks({ home, categories }: Setup): Block[] {
  if (!home) return []
  const tiles = categories
    .filter(({ parent }) => parent === undefined)
    .slice(0, maxTiles)
    .map(({ handle, name }) => ({ label: name, href: `/${handle}`, picture: { name: '', alt: '' } }))
  const { heading, text, link = '', link_label: linkLabel = '' } = home
  const props = {
    id: 'opening',
    heading,
    text,
    linkLabel,
    href: link,
    picture: { name: '', alt: '' },
    tone: 'dark' as const,
  }
  return [
    { type: 'Hero', props },
    ...(tiles.length > 0
      ? [{ type: 'Tiles' as const, props: { id: 'categories', heading: 'Shop by category', tiles } }]
      : []),
  ]
}
