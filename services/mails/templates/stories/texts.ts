const en = {
  received: {
    subject: (title: string, brand: string) => `We have your story “${title}” | ${brand}`,
    heading: (name: string) => `Thanks for your story, ${name}`,
    text: (title: string) =>
      `We received “${title}”. We read every story before we publish it, and email you either way.`,
    link: 'Read other stories',
  },
  published: {
    subject: (title: string, brand: string) => `Your story “${title}” is live | ${brand}`,
    heading: (name: string) => `Your story is live, ${name}`,
    text: (title: string) => `“${title}” is now on our community page.`,
    link: 'See your story',
  },
  rejected: {
    subject: (title: string, brand: string) => `About your story “${title}” | ${brand}`,
    heading: (name: string) => `We can’t publish your story, ${name}`,
    text: (title: string) => `We read “${title}” and decided not to publish it. This is why:`,
    link: 'Submit another story',
  },
}
type StoryMailTexts = typeof en

const de: StoryMailTexts = {
  received: {
    subject: (title, brand) => `Ihre Geschichte „${title}“ ist da | ${brand}`,
    heading: (name) => `Danke für Ihre Geschichte, ${name}`,
    text: (title) =>
      `„${title}“ ist bei uns angekommen. Wir lesen jede Geschichte, bevor wir sie veröffentlichen, und schreiben Ihnen in jedem Fall.`,
    link: 'Andere Geschichten lesen',
  },
  published: {
    subject: (title, brand) => `Ihre Geschichte „${title}“ ist online | ${brand}`,
    heading: (name) => `Ihre Geschichte ist online, ${name}`,
    text: (title) => `„${title}“ steht jetzt auf unserer Community-Seite.`,
    link: 'Zur Geschichte',
  },
  rejected: {
    subject: (title, brand) => `Zu Ihrer Geschichte „${title}“ | ${brand}`,
    heading: (name) => `Wir können Ihre Geschichte nicht veröffentlichen, ${name}`,
    text: (title) => `Wir haben „${title}“ gelesen und uns gegen eine Veröffentlichung entschieden. Der Grund:`,
    link: 'Eine andere Geschichte einsenden',
  },
}
const es: StoryMailTexts = {
  received: {
    subject: (title, brand) => `Hemos recibido tu historia «${title}» | ${brand}`,
    heading: (name) => `Gracias por tu historia, ${name}`,
    text: (title) =>
      `Nos ha llegado «${title}». Leemos todas las historias antes de publicarlas y te escribiremos en cualquier caso.`,
    link: 'Leer otras historias',
  },
  published: {
    subject: (title, brand) => `Tu historia «${title}» ya está publicada | ${brand}`,
    heading: (name) => `Tu historia ya está publicada, ${name}`,
    text: (title) => `«${title}» ya se puede leer en nuestra página de la comunidad.`,
    link: 'Ver tu historia',
  },
  rejected: {
    subject: (title, brand) => `Sobre tu historia «${title}» | ${brand}`,
    heading: (name) => `No podemos publicar tu historia, ${name}`,
    text: (title) => `Hemos leído «${title}» y hemos decidido no publicarla. El motivo:`,
    link: 'Enviar otra historia',
  },
}
const fr: StoryMailTexts = {
  received: {
    subject: (title, brand) => `Nous avons bien reçu votre histoire «\u00a0${title}\u00a0» | ${brand}`,
    heading: (name) => `Merci pour votre histoire, ${name}`,
    text: (title) =>
      `«\u00a0${title}\u00a0» nous est bien parvenue. Nous lisons chaque histoire avant de la publier et vous écrirons dans tous les cas.`,
    link: 'Lire d’autres histoires',
  },
  published: {
    subject: (title, brand) => `Votre histoire «\u00a0${title}\u00a0» est en ligne | ${brand}`,
    heading: (name) => `Votre histoire est en ligne, ${name}`,
    text: (title) => `«\u00a0${title}\u00a0» figure désormais sur notre page communautaire.`,
    link: 'Voir votre histoire',
  },
  rejected: {
    subject: (title, brand) => `Au sujet de votre histoire «\u00a0${title}\u00a0» | ${brand}`,
    heading: (name) => `Nous ne pouvons pas publier votre histoire, ${name}`,
    text: (title) => `Nous avons lu «\u00a0${title}\u00a0» et décidé de ne pas la publier. En voici la raison\u00a0:`,
    link: 'Envoyer une autre histoire',
  },
}
const nl: StoryMailTexts = {
  received: {
    subject: (title, brand) => `We hebben je verhaal ‘${title}’ ontvangen | ${brand}`,
    heading: (name) => `Bedankt voor je verhaal, ${name}`,
    text: (title) =>
      `‘${title}’ is goed aangekomen. We lezen elk verhaal voordat we het plaatsen en mailen je hoe dan ook.`,
    link: 'Andere verhalen lezen',
  },
  published: {
    subject: (title, brand) => `Je verhaal ‘${title}’ staat online | ${brand}`,
    heading: (name) => `Je verhaal staat online, ${name}`,
    text: (title) => `‘${title}’ staat nu op onze communitypagina.`,
    link: 'Bekijk je verhaal',
  },
  rejected: {
    subject: (title, brand) => `Over je verhaal ‘${title}’ | ${brand}`,
    heading: (name) => `We kunnen je verhaal niet plaatsen, ${name}`,
    text: (title) => `We hebben ‘${title}’ gelezen en besloten het niet te plaatsen. De reden:`,
    link: 'Een ander verhaal insturen',
  },
}
const byLanguage: Readonly<Record<string, StoryMailTexts>> = { en, de, es, fr, nl }

/** Returns the texts for story emails in the language of a locale, or in English. */
export function storyMailTexts(locale: string): StoryMailTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}
