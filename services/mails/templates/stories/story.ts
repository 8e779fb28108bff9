import type { Mail } from '#platform/mail/engine.ts'
import type { MailedStory } from '#services/stories/steps.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../../layout.ts'
import { storyMailTexts } from './texts.ts'

type Content = Pick<Mail, 'subject' | 'text' | 'html'>
export type StoryMailKind = 'received' | 'published' | 'rejected'

/** Builds the email that notifies a story's author about its state. */
export function storyMail(story: MailedStory, kind: StoryMailKind, look: SiteMailBranding): Content {
  const { brand, locale } = look
  const texts = storyMailTexts(locale)[kind]
  const { firstName, title, reason, path } = story
  const subject = texts.subject(title, brand)
  const link = pageLink(look, path)
  const note = kind === 'rejected' ? reason : ''
  const body = html`<h1>${texts.heading(firstName)}</h1>
    <p>${texts.text(title)}</p>
    ${note === '' ? html`` : html`<p style="white-space:pre-wrap">${note}</p>`}
    <p><a href="${link}">${texts.link}</a></p>`
  const parts = [texts.heading(firstName), texts.text(title), note, `${texts.link}: ${link}`, brand]
  return { subject, text: parts.filter((part) => part !== '').join('\n\n'), html: mailFrame(look, subject, body) }
}
