export const texts = {
  name: 'The Index',
  deck: 'Our magazine. Written by people who load their own bars.',
}
export type MagazineTexts = typeof texts
