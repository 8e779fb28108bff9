import type { AccountMessages } from '../account-messages.ts'

export const texts: AccountMessages = {
  settings: {
    password: {
      success: 'Password changed. You’re logged out everywhere else.',
      failure: 'We couldn’t change your password. Try again.',
    },
    device: { success: 'Device logged out.', failure: 'We couldn’t log out that device. Try again.' },
    devices: {
      success: 'You’re logged out everywhere else.',
      failure: 'We couldn’t log out your other devices. Try again.',
    },
    email: {
      success: 'Check your new inbox. Your email changes when you open the link, within 24 hours.',
      failure: 'We couldn’t send the link to your new email. Try again.',
    },
    export: { success: 'Your download is on its way.', failure: 'We couldn’t request your download. Try again.' },
    'delete-account': {
      success: 'Your account will be deleted in 14 days. We sent you an email.',
      failure: 'We couldn’t schedule the deletion. Try again.',
    },
    'keep-account': { success: 'Deletion canceled.', failure: 'We couldn’t cancel the deletion. Try again.' },
    'passkey-add': { success: 'Passkey added.', failure: 'We couldn’t add the passkey. Try again.' },
    'passkey-rename': {
      success: (name) => (name === '' ? 'Passkey renamed.' : `Passkey renamed to “${name}”.`),
      failure: 'We couldn’t rename the passkey. Try again.',
    },
    'passkey-remove': { success: 'Passkey removed.', failure: 'We couldn’t remove the passkey. Try again.' },
    newsletters: { success: 'Newsletters saved.', failure: 'We couldn’t save your newsletters. Try again.' },
    'leave-all': {
      success: 'You’re unsubscribed from all newsletters.',
      failure: 'We couldn’t unsubscribe you. Try again.',
    },
  },
  'about-me': {
    save: { success: 'Your changes are saved.', failure: 'We couldn’t save your changes. Try again.' },
    proof: {
      success: 'Proof sent. We’ll email you once we’ve checked it.',
      failure: 'We couldn’t send your proof. Try again.',
    },
  },
  addresses: {
    address: { success: 'Your address has been saved.', failure: 'We couldn’t save your address. Try again.' },
    'default-shipping': {
      success: 'Your default shipping address has been updated.',
      failure: 'We couldn’t change your default shipping address. Try again.',
    },
    'default-billing': {
      success: 'Your default billing address has been updated.',
      failure: 'We couldn’t change your default billing address. Try again.',
    },
    delete: { success: 'Your address has been deleted.', failure: 'We couldn’t delete the address. Try again.' },
  },
  'payment-methods': {
    store: { success: 'Your card has been saved.', failure: 'We couldn’t save your card. Try again.' },
    default: {
      success: 'Your default card has been updated.',
      failure: 'We couldn’t change your default card. Try again.',
    },
    bill: {
      success: 'Your card’s billing address has been updated.',
      failure: 'We couldn’t change the billing address. Try again.',
    },
    delete: { success: 'Your card has been deleted.', failure: 'We couldn’t delete the card. Try again.' },
  },
  'review-form': {
    save: {
      success: 'Thanks. Your review appears on the product page once we’ve checked it.',
      failure: 'We couldn’t save your review. Try again in a moment.',
    },
    delete: {
      success: 'Your review has been deleted.',
      failure: 'We couldn’t delete your review. Try again in a moment.',
    },
    remove: {
      success: 'Photo removed from your review.',
      failure: 'We couldn’t remove the photo. Try again in a moment.',
    },
  },
  order: {
    again: {
      success: (_, count) =>
        count === 1 ? '1 product has been added to your cart' : `${count} products have been added to your cart`,
      failure: 'We couldn’t add this order to your cart. Try again.',
    },
    cancel: {
      success: 'Order canceled.',
      failure: 'We couldn’t cancel this order. Nothing has changed. Try again in a minute, or contact us.',
    },
    message: {
      success: 'We got your message. We’ll email you when we answer.',
      failure: 'We couldn’t send your message. Try again in a moment.',
    },
    'cancel-request': {
      success: 'We got your request. We’ll email you when we’ve decided.',
      failure: 'We couldn’t send your cancellation request. Try again in a moment.',
    },
    'address-request': {
      success: 'We got your request. We’ll email you when we’ve decided.',
      failure: 'We couldn’t send your address change. Try again in a moment.',
    },
  },
  'add-order': {
    claim: { success: 'Order added to your account.', failure: 'We couldn’t add the order. Try again in a minute.' },
    send: {
      success: (email) => `We sent a link to ${email}. It’s valid for 7 days.`,
      failure: 'We couldn’t send the link. Try again in a minute.',
    },
  },
  'my-lists': {
    'create-wishlist': {
      success: 'Wishlist created.',
      failure: 'We couldn’t create your wishlist. Try again.',
    },
    'create-registry': {
      success: 'Registry created. Add your event details next.',
      failure: 'We couldn’t create your registry. Try again.',
    },
    rename: {
      success: (title) => `Renamed to “${title}”.`,
      failure: 'We couldn’t rename your registry. Try again.',
    },
    share: {
      success: 'Your wishlist is shared. Send the link to anyone you like.',
      failure: 'We couldn’t share your wishlist. Try again.',
    },
    hide: {
      success: 'Sharing is off. The old link no longer works.',
      failure: 'We couldn’t stop sharing your wishlist. The link may still work. Try again.',
    },
    delete: { success: 'List deleted.', failure: 'We couldn’t delete that list. Try again.' },
    restore: { success: 'Your list is back.', failure: 'We couldn’t bring the list back. Try again.' },
  },
  wishlist: {
    share: {
      success: 'Your wishlist is shared. Send the link to anyone you like.',
      failure: 'We couldn’t share your wishlist. Try again.',
    },
    hide: {
      success: 'Sharing is off. The old link no longer works.',
      failure: 'We couldn’t stop sharing your wishlist. The link may still work. Try again.',
    },
    quantity: { success: 'Quantity updated.', failure: 'We couldn’t update the quantity. Try again.' },
    note: {
      success: 'Note and priority saved.',
      failure: 'We couldn’t save your note. Try again.',
    },
    remove: {
      success: (name) => `${name} has been removed from your wishlist`,
      failure: 'We couldn’t remove that item. Try again.',
    },
    restore: {
      success: (name) => (name === '' ? 'The item is back on your wishlist.' : `${name} is back on your wishlist.`),
      failure: 'We couldn’t put that item back. Try again.',
    },
    move: {
      success: (name) => `${name} has been moved to your cart`,
      failure: 'We couldn’t move that item to your cart. Try again.',
    },
    'to-registry': {
      success: (title) => `Moved to “${title}”.`,
      failure: 'We couldn’t move that item to your registry. Try again.',
    },
    'move-all': {
      success: (_, count) =>
        count === 1 ? '1 product has been moved to your cart' : `${count} products have been moved to your cart`,
      failure: 'We couldn’t move your wishlist to your cart. Try again.',
    },
  },
  'own-registries': {
    create: {
      success: 'Registry created. Add your event details next.',
      failure: 'We couldn’t create your registry. Try again.',
    },
    restore: {
      success: (title) => `“${title}” is back.`,
      failure: 'We couldn’t bring the registry back. Try again.',
    },
  },
  'own-registry': {
    item: {
      success: (name) => `${name} updated.`,
      failure: 'We couldn’t update that item. Try again.',
    },
    remove: { success: 'Item removed from your registry.', failure: 'We couldn’t remove that item. Try again.' },
    restore: {
      success: (name) => `${name} is back on your registry.`,
      failure: 'We couldn’t put that item back. Try again.',
    },
    add: {
      success: (name) => `${name} added to your registry.`,
      failure: 'We couldn’t add that item. Try again.',
    },
    'add-product': {
      success: (name) => `${name} added to your registry.`,
      failure: 'We couldn’t add that product. Try again.',
    },
    up: {
      success: (name, place) => `${name} is now number ${place} on your registry.`,
      failure: 'We couldn’t move that item up. Try again.',
    },
    down: {
      success: (name, place) => `${name} is now number ${place} on your registry.`,
      failure: 'We couldn’t move that item down. Try again.',
    },
    order: { success: 'New order saved.', failure: 'We couldn’t save the new order. Try again.' },
    thanks: { success: 'Thank-yous saved.', failure: 'We couldn’t save your thank-yous. Try again.' },
    archive: { success: 'Your registry is archived.', failure: 'We couldn’t archive your registry. Try again.' },
    unarchive: {
      success: 'Your registry is open again. Guests can buy gifts.',
      failure: 'We couldn’t reopen your registry. Try again.',
    },
    'buy-rest': {
      success: (_, count) => (count === 1 ? '1 product is in your cart.' : `${count} products are in your cart.`),
      failure: 'We couldn’t add the remaining gifts to your cart. Try again.',
    },
    delete: { success: 'Registry deleted.', failure: 'We couldn’t delete your registry. Try again.' },
  },
  'registry-step': {
    about: { success: 'Event details saved.', failure: 'We couldn’t save the event details. Try again.' },
    'saved-address': {
      success: 'Shipping address saved.',
      failure: 'We couldn’t save the shipping address. Try again.',
    },
    address: { success: 'Shipping address saved.', failure: 'We couldn’t save the shipping address. Try again.' },
    privacy: {
      success: (visibility) => `Saved. Who can see it: ${visibility}.`,
      failure: 'We couldn’t save who can see your registry. Try again.',
    },
    photo: { success: 'Photo saved.', failure: 'We couldn’t save the photo. Try again.' },
    'remove-photo': { success: 'Photo removed.', failure: 'We couldn’t remove the photo. Try again.' },
  },
  'stock-alerts': {
    ask: {
      success: (name, email) => `We’ll email ${email} when ${name} is back.`,
      failure: 'We couldn’t set up your alert. Try again.',
    },
    remove: {
      success: 'Alert removed. You won’t get an email about it.',
      failure: 'We couldn’t remove the alert. Try again.',
    },
    restore: {
      success: (name) => (name === '' ? 'Your alert is back on.' : `Your alert for ${name} is back on.`),
      failure: 'We couldn’t bring the alert back. Try again.',
    },
  },
  program: {
    cancel: {
      success: 'Program canceled. You won’t be charged again.',
      failure: 'We couldn’t confirm the cancellation. It’s safe to try again.',
    },
    reactivate: {
      success: 'Program reactivated.',
      failure: 'We couldn’t confirm the reactivation. It’s safe to try again.',
    },
    card: {
      success: (card) => (card === '' ? 'Card changed.' : `Card changed to ${card}.`),
      failure: 'We couldn’t confirm the new card. It’s safe to try again.',
    },
    done: {
      success: (workout) => `“${workout}” is marked as done.`,
      failure: 'We couldn’t mark that workout as done. Try again.',
    },
    undone: {
      success: (workout) => `“${workout}” is no longer marked as done.`,
      failure: 'We couldn’t change that workout. Try again.',
    },
    record: {
      success: (workout) => `Notes and score for “${workout}” saved.`,
      failure: 'We couldn’t save your notes and score. Try again.',
    },
  },
  quotes: {
    request: {
      success: 'Request sent. We’ll price it and email you.',
      failure: 'We couldn’t send your request. Try again in a moment.',
    },
  },
  quote: {
    accept: {
      success: 'Quote accepted. Check out to order at these prices.',
      failure: 'We couldn’t accept the quote. Try again in a moment.',
    },
    decline: {
      success: 'Quote declined. You can request a new one anytime.',
      failure: 'We couldn’t decline the quote. Try again in a moment.',
    },
    change: {
      success: 'Sent. We’ll update your quote and email you.',
      failure: 'We couldn’t send your change. Try again in a moment.',
    },
    message: {
      success: 'Message sent. We’ll reply here and by email.',
      failure: 'We couldn’t send your message. Try again in a moment.',
    },
    file: { success: 'File added.', failure: 'We couldn’t add the file. Try again in a moment.' },
  },
  'return-print': {
    photos: { success: 'Photos added.', failure: 'We couldn’t add the photos. Try again in a minute.' },
    sent: {
      success: 'Thanks. We’ll email you when the package arrives.',
      failure: 'We couldn’t save that. Try again in a minute.',
    },
    cancel: { success: 'Return canceled.', failure: 'We couldn’t cancel the return. Try again in a minute.' },
  },
}
