import { storyHtml } from './story.ts'

interface Featured {
  id: string
  title: string
  text: string
  firstName: string
  gym: string
  place: string
}

const lifestyle = 104
const maxExcerpt = 200

/** Returns a featured story as a post in The Index, in the Lifestyle category. */
export function featuredPostOf({ id, title, text, firstName, gym, place }: Featured) {
  const author = [firstName, gym, place].filter((part) => part !== '').join(', ')
  const start = text.replace(/\s+/g, ' ').trim()
  const excerpt = start.length <= maxExcerpt ? start : `${start.slice(0, start.lastIndexOf(' ', maxExcerpt))} …`
  return {
    slug: `story-${id}`,
    title,
    excerpt: storyHtml(excerpt).slice('<p>'.length, -'</p>'.length),
    content: `${storyHtml(text)}${storyHtml(`— ${author}`)}`,
    categories: [lifestyle],
  }
}
