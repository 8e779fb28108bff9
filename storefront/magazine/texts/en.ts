export const texts = {
  name: 'The Index',
  deck: 'Our magazine. Written by people who load their own bars.',
  categories: 'Categories of The Index',
  all: 'All',
  found: (count: string, q: string) => `${count} for '${q}'`,
  searchLabel: 'Search The Index',
  search: 'Search',
  noResults: 'No Results',
  noResultsText: 'No article holds these words. Try fewer of them.',
  older: 'Older',
  newer: 'Newer',
  pages: 'Pages',
  video: 'Video',
  gallery: 'Gallery',
  more: 'Read on',
  nothingYet: 'Nothing was written here yet.',
}
export type MagazineTexts = typeof texts
