export const texts = {
  title: 'Reviews',
  none: 'No reviews yet. You can review what you bought.',
  viewOrders: 'View orders',
  bought: 'Ready for your review',
  states: { pending: 'In review', approved: 'Published', rejected: 'Not published' },
  rejectedText: 'We didn’t publish this review. Edit it and we’ll take another look.',
  edit: 'Edit',
  gone: 'A product we no longer sell',
  writeOf: (name: string) => `Review ${name}`,
  editOf: (name: string) => `Edit your review of ${name}`,
  rating: 'Rating',
  line: 'Title',
  lineHint: 'Sum it up in one line.',
  text: 'Review',
  textHint: (min: number) =>
    `How do you use it? What does it do well, and what could be better? At least ${min} characters.`,
  author: 'Display name',
  authorHint: 'Shown next to your review.',
  photos: 'Photos',
  photosHint: (remaining: number) =>
    remaining === 1
      ? '1 more photo: JPEG, PNG, or WebP, up to 6 MB.'
      : `Up to ${remaining} photos: JPEG, PNG, or WebP, up to 6 MB each.`,
  photosFull: 'You’ve added all 4 photos. Remove one to add another.',
  ownPhoto: (number: number) => `Photo ${number}`,
  removePhoto: (number: number) => `Remove photo ${number}`,
  readFirst: 'We check every review before we publish it, and again after each edit.',
  send: 'Submit review',
  save: 'Save review',
  delete: 'Delete review',
  toProduct: 'Back to the product',
  problems: {
    stars: 'Choose a rating from 1 to 5 stars.',
    title: 'Enter a title of 2 to 100 characters.',
    text: 'Write a review of 20 to 4,000 characters.',
    author: 'Enter a name of 2 to 40 characters.',
    photo_unreadable: 'We saved your review but couldn’t read one photo. Upload it as JPEG, PNG, or WebP.',
    photo_too_large: 'We saved your review, but one photo is over 6 MB or 50 megapixels. Upload a smaller version.',
    photos_too_large:
      'We couldn’t save your review because its photos are too large. Go back and choose photos up to 6 MB each.',
    too_many_photos: 'We saved your review, but not all of your photos. You can add up to 4.',
    failed: 'We couldn’t save your review. Try again in a moment.',
    reviews_hidden: 'We don’t accept reviews of this product.',
    busy: 'Too many attempts. Try again in a minute.',
  },
  mend: 'Check the highlighted fields.',
}
export type OwnReviewsTexts = typeof texts
