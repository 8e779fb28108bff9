/** Texts for emails about orders, payments, quotes, and programs. */
export const orderMails = {
  confirmation: {
    subject: (brand: string, orderId: string) => `${brand} order ${orderId}`,
    heading: 'Your order is in.',
    lead: (firstname: string) => `${firstname}, here’s what we’re packing. We’ll email you again when it ships.`,
    order: (orderId: string) => `Order ${orderId}`,
    columns: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
    /** Suffix after an amount, by billing interval. */
    per: { Month: '/mo', Year: '/yr', Week: '/wk' },
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    included: (label: string) => `includes ${label}`,
    tariff: 'Import duty',
    total: 'Total',
    giftCards: 'Gift cards',
    toPay: 'Paid by card',
    shipTo: 'Ships to',
    collectAt: 'Pickup location',
    collectWhen: 'We’ll email you as soon as it’s ready, usually within two business days.',
    arrives: (span: string) => `Estimated delivery: ${span}`,
    arrivesEach: (number: number, count: number, span: string) =>
      `Shipment ${number} of ${count}: estimated delivery ${span}`,
    paidBy: (name: string) => `Paid with ${name}`,
    paidWith: (brand: string, last4: string) => `Paid with ${brand} ending in ${last4}`,
    renewsWith: (brand: string, last4: string) =>
      `${brand} ending in ${last4} wasn’t charged. We’ll charge it for renewals.`,
    follow: 'Track your order',
    calendar: 'Add to calendar',
    footer: (brand: string) => `${brand}. If something’s wrong, just reply. A real person reads every message.`,
  },
  shipment: {
    shipped: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: a package is on its way`,
      heading: 'Your package is on its way.',
    },
    ready: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId} is ready for pickup`,
      heading: 'Your order is ready for pickup.',
    },
    delivered: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: a package was delivered`,
      heading: 'Your package was delivered.',
    },
    carrier: (name: string, trackingNumber: string) => `${name}, tracking number ${trackingNumber}`,
    freight: 'The freight carrier will call you to schedule delivery.',
    expected: (day: string) => `Estimated delivery: ${day}.`,
    more: {
      shipped: 'The rest of your order ships separately.',
      ready: 'The rest of your order isn’t ready yet. We’ll email you when it is.',
      delivered: 'The rest of your order hasn’t arrived yet.',
    },
    follow: 'See order status',
  },
  refund: {
    cancelled: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: canceled`,
      heading: 'Your order is canceled.',
    },
    part: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: partially canceled`,
      heading: 'Part of your order is canceled.',
    },
    refunded: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: your refund`,
      heading: 'Your refund is on its way.',
    },
    difference: (name: string) => `Price difference: ${name}`,
    order: (orderId: string) => `Order ${orderId}`,
    goesBack: (amount: string) => `We’ll refund ${amount} and email you when it’s on its way.`,
    wentBack: (amount: string) => `${amount} in total.`,
    nothingPaid: 'You weren’t charged, so there’s nothing to refund.',
    toGiftCards: (amount: string) => `${amount} is back on your gift card`,
    newGiftCard: (amount: string) => `${amount} is on a new gift card. We’re emailing you its code separately.`,
    toMethod: (name: string) => `goes back to ${name}`,
    toCard: (brand: string, last4: string) => `goes back to ${brand} ending in ${last4}`,
    toPayment: 'goes back to your original payment method',
    days: 'It can take 3 to 10 days to show up.',
    look: 'View order',
  },
  returns: {
    subject: {
      requested: (number: string, brand: string) => `${brand} return ${number}: we got your request`,
      approved: (number: string, brand: string) => `${brand} return ${number}: approved`,
      received: (number: string, brand: string) => `${brand} return ${number}: your items arrived`,
      rejected: (number: string, brand: string) => `${brand} return ${number}: we can’t accept it`,
      exchanged: (number: string, brand: string) => `${brand} return ${number}: your exchange order`,
      reopened: (number: string, brand: string) => `${brand} return ${number}: your exchange order is canceled`,
    },
    heading: {
      requested: 'We got your return request.',
      approved: 'Your return is approved.',
      received: 'Your return arrived.',
      rejected: 'We can’t accept your return.',
      exchanged: 'Your exchange order is placed.',
      reopened: 'Your exchange order is canceled.',
    },
    text: {
      requested: 'We’ll check it and email you how to send your items. Please don’t send them yet.',
      approved: 'Print the packing slip, put it in the box, and send the items to the address on the slip.',
      approvedPickup: 'Print the packing slip and attach it to the freight. We’ll contact you to schedule the pickup.',
      received: 'We’re checking your items. You’ll get another email when that’s done.',
      rejected: 'If you have questions, contact us.',
      exchanged: (orderId: string) => `Your new order is ${orderId}. We’ll email you when it ships.`,
      reopened: (orderId: string) =>
        `We canceled order ${orderId}. We’ll refund your return or send you another option. If you have questions, contact us.`,
    },
    asGiftCard: 'As you asked, we’ll email you the refund as a gift card once we’ve checked your items.',
    reason: (text: string) => `Reason: ${text}`,
    sendBy: (date: string) => `Send them by ${date}.`,
    order: (orderId: string) => `Order ${orderId}`,
    look: { slip: 'Print the packing slip', status: 'View your return' },
  },
  paymentFailed: {
    subject: (orderId: string, brand: string) => `Payment for ${brand} order ${orderId} didn’t go through`,
    heading: 'Your payment didn’t go through.',
    text: (orderId: string) =>
      `Your bank didn’t confirm the payment for order ${orderId}, so we canceled the order. You weren’t charged, and your items are back in your cart.`,
    look: 'View cart',
  },
  quote: {
    subject: (number: number, brand: string) => `${brand}: your quote ${number}`,
    heading: 'Your quote is ready.',
    text: (about: string, day: string) => `Here are your prices for ${about}. They’re valid until ${day}.`,
    look: 'View and accept the quote',
    attached: 'The quote is attached as a PDF.',
  },
  quotes: {
    subject: {
      requested: (number: number, brand: string) => `${brand} quote ${number}: we got your request`,
      message: (number: number, brand: string) => `${brand} quote ${number}: a message for you`,
      reminder: (number: number, brand: string) => `${brand} quote ${number} expires soon`,
      cancelled: (number: number, brand: string) => `${brand} quote ${number}: canceled`,
    },
    heading: {
      requested: 'We got your request.',
      message: 'You have a new message.',
      reminder: 'Your quote expires soon.',
      cancelled: 'Your quote has been canceled.',
    },
    about: { title: (title: string) => `“${title}”`, number: (number: number) => `quote ${number}` },
    text: {
      requested: (about: string) => `We’re pricing ${about}. We’ll email you our offer.`,
      message: (agent: string, about: string) => `${agent} wrote about ${about}:`,
      reminder: (about: string, day: string) => `The prices for ${about} are valid until ${day}.`,
      cancelled: (about: string) => `We can’t offer ${about}.`,
    },
    reason: (text: string) => `Reason: ${text}`,
    look: 'View the quote',
    shop: {
      request: (number: number, brand: string) => `${brand}: quote request ${number}`,
      message: (number: number, brand: string) => `${brand}: message about quote ${number}`,
      requestHeading: 'A customer requested a quote.',
      messageHeading: 'A customer wrote about a quote.',
      from: (name: string, email: string) => `From: ${name} (${email})`,
      about: (number: number, title: string) => `Quote ${number}: ${title}`,
      delivery: (place: string) => `Deliver to: ${place}`,
      wantedOn: (day: string) => `Needed by: ${day}`,
    },
  },
  paymentLink: {
    subject: (number: string, brand: string) => `${brand}: your payment for ${number}`,
    heading: 'Your payment link.',
    text: (amount: string, number: string, day: string) =>
      `${amount} is due for ${number}. You can use this link until ${day}.`,
    look: 'View details and pay',
  },
  paymentLinkPaid: {
    subject: (number: string, brand: string) => `${brand}: we received your payment for ${number}`,
    heading: 'We received your payment.',
    text: (amount: string, number: string) => `You paid ${amount} for ${number}.`,
    rest: (amount: string) => `${amount} is still due.`,
    nothingLeft: 'Paid in full.',
    look: 'View receipt',
  },
  paymentLinkRefunded: {
    subject: (number: string, brand: string) => `${brand}: your refund for ${number}`,
    heading: 'Your refund is on its way.',
    text: (amount: string, number: string) => `We refunded ${amount} of your payment for ${number}.`,
    toGiftCard: 'It’s back on your gift card. If that card has expired, we’ll email you a new one.',
    toCard: 'It goes back to your card. Your bank may take up to 10 days to show it.',
    toPayPal: 'It goes back to your PayPal account.',
    look: 'View receipt',
  },
  program: {
    look: 'View your program',
    reminder: {
      subject: (name: string, brand: string) => `${brand}: ${name} renews soon`,
      heading: 'Your program renews soon.',
      text: (name: string, amount: string, day: string) =>
        `${name} renews on ${day} for ${amount}, plus tax where it applies. To change your card or cancel, open your program before then.`,
    },
    renewed: {
      subject: (name: string, brand: string) => `${brand}: ${name} has renewed`,
      heading: 'Your program has renewed.',
      text: (name: string, amount: string, day: string) =>
        `We charged ${amount} for your next billing period of ${name}. It renews again on ${day}.`,
    },
    refused: {
      subject: (name: string, brand: string) => `${brand}: your payment for ${name} didn’t go through`,
      heading: 'Your bank declined the payment.',
      text: (name: string, _amount: string, day: string) =>
        `Your bank declined the payment for ${name}. You still have access, and we’ll try again on ${day}.`,
    },
    suspended: {
      subject: (name: string, brand: string) => `${brand}: ${name} is suspended`,
      heading: 'Your program is suspended.',
      text: (name: string) =>
        `Your bank declined the payment for ${name} four times in seven days, so we’ve stopped charging you. To keep training, buy the program again with another card.`,
    },
    /** Without a card to charge, the bank was not involved. */
    cardMissing: {
      refused: {
        subject: (name: string, brand: string) => `${brand}: we need a card for ${name}`,
        heading: 'We don’t have a card to charge.',
        text: (name: string, _amount: string, day: string) =>
          `We don’t have a card for ${name}, so we couldn’t collect payment for its next billing period. You still have access, and we’ll check again on ${day}. To keep training, choose a card on your program’s page.`,
      },
      suspended: {
        subject: (name: string, brand: string) => `${brand}: ${name} is suspended`,
        heading: 'Your program is suspended.',
        text: (name: string) =>
          `We don’t have a card for ${name}, so we couldn’t collect payment for its next billing period. You won’t be charged. To keep training, buy the program again with a card.`,
      },
    },
  },
  giftCard: {
    subject: (sender: string, brand: string) => `${sender} sent you a gift card for ${brand}`,
    heading: 'A gift card for you.',
    /** Keyed by the design that the buyer selected. */
    headings: {
      birthday: 'Happy birthday.',
      holidays: 'Happy holidays.',
      thanks: 'Thank you.',
      congratulations: 'Nice lift.',
    } as Readonly<Record<string, string>>,
    lead: (recipient: string, sender: string, amount: string, brand: string) =>
      `${recipient}, ${sender} sent you ${amount} to spend at ${brand}.`,
    /** For a card that replaces a canceled or expired one. */
    replacement: {
      subject: (brand: string) => `Your new gift card for ${brand}`,
      heading: 'A new gift card for you.',
      lead: (recipient: string, amount: string) =>
        `${recipient}, we’re refunding ${amount} of your order. The gift card you paid with can’t be used anymore, so this new one replaces it.`,
    },
    /** For a card that refunds an order. */
    refund: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: your refund as a gift card`,
      heading: 'Your refund, as a gift card.',
      lead: (recipient: string, amount: string, orderId: string) =>
        `${recipient}, here’s your refund of ${amount} for order ${orderId}, on a gift card as you asked.`,
    },
    code: 'Code',
    amount: 'Balance',
    use: (brand: string) => `Enter the code at checkout at ${brand}. Any amount you don’t use stays on the card.`,
    balance: 'Check your balance',
    keep: 'Keep this email safe. Anyone with the code can spend the card.',
  },
  orderMessages: {
    received: {
      question: 'New question',
      cancel: 'Request to cancel',
      address: 'Request to change the address',
      subject: (kind: string, orderId: string, brand: string) => `${brand} order ${orderId}: ${kind.toLowerCase()}`,
      hint: 'Reply through the order desk so the customer sees it on the order page.',
    },
    answered: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: our answer`,
      heading: 'We answered your question.',
    },
    accepted: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: your request is accepted`,
      cancel: 'We canceled your order.',
      address: 'We changed your shipping address.',
    },
    declined: {
      subject: (orderId: string, brand: string) => `${brand} order ${orderId}: about your request`,
      cancel: 'We can’t cancel your order.',
      address: 'We can’t change your shipping address.',
    },
    order: (orderId: string) => `Order ${orderId}`,
    shipsTo: 'New shipping address:',
    look: 'View your order',
  },
  reviews: {
    request: {
      subject: (brand: string) => `How is your gear from ${brand}?`,
      heading: 'How is your gear?',
      lead: 'You’ve had it for two weeks. Tell other lifters what it does well, and what could be better.',
    },
    link: {
      subject: (brand: string) => `Review your ${brand} order`,
      heading: 'Review your order.',
      lead: 'You asked for this link. Didn’t ask? Ignore this email.',
    },
    order: (orderId: string) => `Order ${orderId}`,
    action: 'Write your reviews',
    valid: 'The link works for 60 days, no login needed. Don’t forward it: anyone who has it can write your reviews.',
    stop: 'No more emails about reviews',
  },
}

export type OrderMails = typeof orderMails
