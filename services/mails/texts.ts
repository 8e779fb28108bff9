/** What mails say, in English; other languages bring a file of the same shape. */
export const mailTexts = {
  confirmation: {
    subject: (brand: string, orderId: string) => `${brand} order ${orderId}`,
    heading: 'Your order is in.',
    lead: (firstname: string) => `${firstname}, here is what we are packing. We write again when it leaves.`,
    order: (orderId: string) => `Order ${orderId}`,
    columns: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    included: (label: string) => `includes ${label}`,
    tariff: 'Import duty',
    total: 'Total',
    giftCards: 'Gift cards',
    toPay: 'Paid by card',
    shipTo: 'Ships to',
    collectAt: 'Collect at',
    collectWhen: 'We write to you as soon as it is ready, most often within two working days.',
    arrives: (span: string) => `Thought to arrive ${span}`,
    arrivesEach: (number: number, count: number, span: string) =>
      `Shipment ${number} of ${count}: thought to arrive ${span}`,
    paidBy: (name: string) => `Paid with ${name}`,
    paidWith: (brand: string, last4: string) => `Paid with ${brand} ending in ${last4}`,
    renewsWith: (brand: string, last4: string) =>
      `Nothing was taken from ${brand} ending in ${last4}. It pays what renews`,
    follow: 'Follow your order',
    footer: (brand: string) => `${brand}. Reply to this mail if something is wrong: a person reads it.`,
  },
  shipment: {
    shipped: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: a parcel is on its way`,
      heading: 'A parcel is on its way.',
    },
    ready: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId} is ready to be collected`,
      heading: 'It is ready to be collected.',
    },
    delivered: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: a parcel was delivered`,
      heading: 'It is there.',
    },
    carrier: (name: string, trackingNumber: string) => `${name}, number ${trackingNumber}`,
    freight: 'The freight carrier calls to agree on a day.',
    expected: (day: string) => `It is thought to arrive on ${day}.`,
    more: {
      shipped: 'The rest of your order follows in a parcel of its own.',
      ready: 'The rest of your order is not ready yet. We write again when it is.',
      delivered: 'The rest of your order is not there yet.',
    },
    follow: 'See where it is',
  },
  refund: {
    cancelled: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: cancelled`,
      heading: 'It is cancelled.',
    },
    part: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: a part is cancelled`,
      heading: 'A part of it is cancelled.',
    },
    refunded: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: your refund`,
      heading: 'Your money is on its way back.',
    },
    order: (orderId: string) => `Order ${orderId}`,
    goesBack: (amount: string) => `${amount} goes back to you. We write again when it is on its way.`,
    wentBack: (amount: string) => `${amount} in all.`,
    nothingPaid: 'Nothing was paid for it, so nothing goes back.',
    toGiftCards: (amount: string) => `${amount} is on your gift card again`,
    toMethod: (name: string) => `goes back by ${name}`,
    toCard: (brand: string, last4: string) => `goes to ${brand} ending in ${last4}`,
    toPayment: 'goes back the way it was paid',
    days: 'Banks take three to ten days to show it.',
    look: 'See the order',
  },
  paymentFailed: {
    subject: (orderId: string, brand: string) => `${brand} order ${orderId} was not paid`,
    heading: 'The payment did not go through.',
    text: (orderId: string) =>
      `Your bank did not confirm the payment of order ${orderId}, so the order has ended and nothing was taken. What you chose is in your cart again.`,
    look: 'Go to the cart',
  },
  welcome: {
    subject: (brand: string) => `Your ${brand} account`,
    heading: 'Your account is ready.',
    text: 'You can log in with this email address. If you did not create an account, you can ignore this mail.',
  },
  accountExists: {
    subject: (brand: string) => `You already have a ${brand} account`,
    heading: 'You already have an account.',
    text: 'Somebody, perhaps you, tried to create an account with this email address. There is one already: log in with it. Nothing was changed.',
  },
  quote: {
    subject: (number: number, brand: string) => `${brand}: your quote ${number}`,
    heading: 'Your quote is ready.',
    text: (title: string, day: string) => `We worked out prices for: ${title}. They hold until ${day}.`,
    look: 'See the quote and accept it',
  },
  paymentLink: {
    subject: (number: string, brand: string) => `${brand}: your payment for ${number}`,
    heading: 'Your payment link.',
    text: (amount: string, number: string, day: string) =>
      `${amount} is due for ${number}. The link is open until ${day}.`,
    look: 'See what it is for and pay',
  },
  paymentLinkPaid: {
    subject: (number: string, brand: string) => `${brand}: we have your payment for ${number}`,
    heading: 'Your payment is in.',
    text: (amount: string, number: string) => `You paid ${amount} for ${number}.`,
    rest: (amount: string) => `${amount} is left to pay.`,
    nothingLeft: 'Nothing is left to pay.',
    look: 'See the receipt',
  },
  paymentLinkRefunded: {
    subject: (number: string, brand: string) => `${brand}: we sent money of ${number} back`,
    heading: 'Your money is on its way back.',
    text: (amount: string, number: string) => `We sent ${amount} of what you paid for ${number} back.`,
    toGiftCard: 'It is on your gift card. If that one has run out, a new one comes by mail.',
    toCard: 'It goes to your card. Your bank may need up to ten days to show it.',
    toPayPal: 'It goes to your PayPal account.',
    look: 'See the receipt',
  },
  program: {
    look: 'See your program',
    renewed: {
      subject: (name: string, brand: string) => `${brand}: ${name} goes on`,
      heading: 'Your program goes on.',
      text: (name: string, amount: string, day: string) =>
        `We charged ${amount} for the next period of ${name}. The one after it begins on ${day}.`,
    },
    refused: {
      subject: (name: string, brand: string) => `${brand}: the payment for ${name} did not go through`,
      heading: 'Your bank said no.',
      text: (name: string, _amount: string, day: string) =>
        `The payment for ${name} was refused. Your program stays open; we try once more on ${day}.`,
    },
    suspended: {
      subject: (name: string, brand: string) => `${brand}: ${name} is suspended`,
      heading: 'Your program is suspended.',
      text: (name: string) =>
        `Your bank refused the payment for ${name} four times in seven days. Nothing more is charged. To train on, buy the program again with another card.`,
    },
    /** No bank was asked. */
    cardMissing: {
      refused: {
        subject: (name: string, brand: string) => `${brand}: there is no card for ${name}`,
        heading: 'There is no card to charge.',
        text: (name: string, _amount: string, day: string) =>
          `We keep no card for ${name}, so its next period is not paid. Your program stays open; we look again on ${day}. To train on with a card, buy the program again.`,
      },
      suspended: {
        subject: (name: string, brand: string) => `${brand}: ${name} is suspended`,
        heading: 'Your program is suspended.',
        text: (name: string) =>
          `We keep no card for ${name}, so its next period was not paid. Nothing is charged. To train on, buy the program again with a card.`,
      },
    },
  },
  registry: {
    subject: (title: string, brand: string) => `${brand}: a gift from ${title}`,
    heading: 'Somebody bought from your registry.',
    text: (title: string) => `A gift was bought from ${title}. It ships to the address that you gave.`,
    surprise: (day: string) => `Who bought what stays a surprise until ${day}.`,
    open: 'You see who bought what, and whom you have thanked already.',
    look: 'See your registry',
  },
  backInStock: {
    subject: (name: string, brand: string) => `${brand}: ${name} is back in stock`,
    heading: 'It is back.',
    text: (name: string) => `You asked to hear of it: ${name} is in stock again. Whoever orders first has it.`,
    look: 'See it in the shop',
    once: 'You asked for one mail, and this was it.',
    others: 'What else you wait for',
    stop: 'Stop all mails about stock to this address, without a log-in',
  },
  giftCard: {
    subject: (sender: string, brand: string) => `${sender} sent you a gift card for ${brand}`,
    heading: 'A gift card for you.',
    /** By the design that the buyer chose. */
    headings: {
      birthday: 'Happy birthday.',
      holidays: 'Happy holidays.',
      thanks: 'Thank you.',
      congratulations: 'Well lifted.',
    } as Readonly<Record<string, string>>,
    lead: (recipient: string, sender: string, amount: string, brand: string) =>
      `${recipient}, ${sender} sent you ${amount} to spend at ${brand}.`,
    /** In place of one that was taken back or has expired. */
    replacement: {
      subject: (brand: string) => `Your new gift card for ${brand}`,
      heading: 'A new gift card for you.',
      lead: (recipient: string, amount: string) =>
        `${recipient}, ${amount} of your order goes back to a gift card that cannot be used any more. This one takes its place.`,
    },
    code: 'Code',
    amount: 'It holds',
    use: (brand: string) =>
      `Enter the code when you pay at ${brand}. What an order does not use stays on the card for the next one.`,
    balance: 'See what is left on it',
    keep: 'Keep this mail. Whoever has the code can spend the card.',
  },
}
