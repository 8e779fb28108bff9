import type { OrderMails } from './en.ts'

export const orderMails: OrderMails = {
  confirmation: {
    subject: (brand, orderId) => `${brand}\u00a0: votre commande ${orderId}`,
    heading: 'Nous avons bien reçu votre commande.',
    lead: (firstname) =>
      `${firstname}, voici ce que nous préparons. Nous vous écrirons à nouveau au moment de l’expédition.`,
    order: (orderId) => `Commande ${orderId}`,
    columns: { item: 'Article', quantity: 'Quantité', amount: 'Montant' },
    per: { Month: '/mois', Year: '/an', Week: '/semaine' },
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    included: (label) => `dont ${label}`,
    tariff: 'Droits de douane',
    total: 'Total',
    giftCards: 'Cartes cadeaux',
    toPay: 'Payé par carte',
    shipTo: 'Livraison à',
    collectAt: 'Lieu de retrait',
    collectWhen: 'Nous vous écrivons dès que tout est prêt, en général sous deux jours ouvrés.',
    arrives: (span) => `Livraison estimée\u00a0: ${span}`,
    arrivesEach: (number, count, span) => `Envoi ${number} sur ${count}\u00a0: livraison estimée ${span}`,
    paidBy: (name) => `Payé avec ${name}`,
    paidWith: (brand, last4) => `Payé avec ${brand} se terminant par ${last4}`,
    renewsWith: (brand, last4) =>
      `${brand} se terminant par ${last4} n’a pas été débitée. Elle le sera pour les renouvellements.`,
    follow: 'Suivre votre commande',
    calendar: 'Ajouter au calendrier',
    footer: (brand) =>
      `${brand}. Si quelque chose ne va pas, répondez simplement. Une vraie personne lit chaque message.`,
  },
  shipment: {
    shipped: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: un colis est en route`,
      heading: 'Votre colis est en route.',
    },
    ready: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: prête au retrait`,
      heading: 'Votre commande est prête au retrait.',
    },
    delivered: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: un colis a été livré`,
      heading: 'Votre colis a été livré.',
    },
    carrier: (name, trackingNumber) => `${name}, numéro de suivi ${trackingNumber}`,
    freight: 'Le transporteur vous appellera pour fixer un rendez-vous.',
    expected: (day) => `Livraison estimée\u00a0: ${day}.`,
    more: {
      shipped: 'Le reste de votre commande est expédié séparément.',
      ready: 'Le reste de votre commande n’est pas encore prêt. Nous vous écrirons dès qu’il le sera.',
      delivered: 'Le reste de votre commande n’est pas encore arrivé.',
    },
    follow: 'Voir l’état de la commande',
  },
  refund: {
    cancelled: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: annulée`,
      heading: 'Votre commande est annulée.',
    },
    part: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: annulée en partie`,
      heading: 'Une partie de votre commande est annulée.',
    },
    refunded: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: votre remboursement`,
      heading: 'Votre remboursement est en route.',
    },
    difference: (name) => `Différence de prix\u00a0: ${name}`,
    order: (orderId) => `Commande ${orderId}`,
    goesBack: (amount) => `Nous vous rembourserons ${amount} et vous écrirons quand ce sera en route.`,
    wentBack: (amount) => `${amount} au total.`,
    nothingPaid: 'Rien n’a été débité\u00a0: il n’y a donc rien à rembourser.',
    toGiftCards: (amount) => `${amount} de retour sur votre carte cadeau`,
    newGiftCard: (amount) => `${amount} sur une nouvelle carte cadeau. Son code vous est envoyé dans un autre e-mail.`,
    toMethod: (name) => `remboursés via ${name}`,
    toCard: (brand, last4) => `remboursés sur ${brand} se terminant par ${last4}`,
    toPayment: 'remboursés sur votre moyen de paiement d’origine',
    days: 'L’affichage sur votre compte peut prendre de 3 à 10\u00a0jours.',
    look: 'Voir la commande',
  },
  returns: {
    subject: {
      requested: (number, brand) => `${brand}, retour ${number}\u00a0: nous avons reçu votre demande`,
      approved: (number, brand) => `${brand}, retour ${number}\u00a0: accepté`,
      received: (number, brand) => `${brand}, retour ${number}\u00a0: vos articles sont arrivés`,
      rejected: (number, brand) => `${brand}, retour ${number}\u00a0: nous ne pouvons pas l’accepter`,
      exchanged: (number, brand) => `${brand}, retour ${number}\u00a0: votre commande d’échange`,
      reopened: (number, brand) => `${brand}, retour ${number}\u00a0: votre commande d’échange est annulée`,
    },
    heading: {
      requested: 'Nous avons reçu votre demande de retour.',
      approved: 'Votre retour est accepté.',
      received: 'Votre retour est arrivé.',
      rejected: 'Nous ne pouvons pas accepter votre retour.',
      exchanged: 'Votre commande d’échange est créée.',
      reopened: 'Votre commande d’échange est annulée.',
    },
    text: {
      requested:
        'Nous la vérifions et vous écrirons comment envoyer vos articles. Ne les envoyez pas encore, s’il vous plaît.',
      approved:
        'Imprimez le bon de retour, glissez-le dans le colis et envoyez les articles à l’adresse indiquée dessus.',
      approvedPickup:
        'Imprimez le bon de retour et fixez-le à la marchandise. Nous vous contacterons pour convenir de l’enlèvement.',
      received: 'Nous contrôlons vos articles. Vous recevrez ensuite un autre e-mail.',
      rejected: 'Pour toute question, contactez-nous.',
      exchanged: (orderId) =>
        `Votre nouvelle commande est la ${orderId}. Nous vous écrirons dès qu’elle sera expédiée.`,
      reopened: (orderId) =>
        `Nous avons annulé la commande ${orderId}. Nous rembourserons votre retour ou vous enverrons une autre option. Pour toute question, contactez-nous.`,
    },
    asGiftCard:
      'Comme demandé, nous vous enverrons le remboursement en carte cadeau par e-mail après contrôle de vos articles.',
    reason: (text) => `Motif\u00a0: ${text}`,
    sendBy: (date) => `Envoyez-les au plus tard le ${date}.`,
    order: (orderId) => `Commande ${orderId}`,
    look: { slip: 'Imprimer le bon de retour', status: 'Voir votre retour' },
  },
  paymentFailed: {
    subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: le paiement n’a pas abouti`,
    heading: 'Votre paiement n’a pas abouti.',
    text: (orderId) =>
      `Votre banque n’a pas confirmé le paiement de la commande ${orderId}\u00a0: nous l’avons annulée. Rien n’a été débité et vos articles sont de retour dans votre panier.`,
    look: 'Voir le panier',
  },
  quote: {
    subject: (number, brand) => `${brand}\u00a0: votre devis ${number}`,
    heading: 'Votre devis est prêt.',
    text: (about, day) => `Voici vos prix pour ${about}. Ils sont valables jusqu’au ${day}.`,
    look: 'Voir et accepter le devis',
    attached: 'Le devis est joint en PDF.',
  },
  quotes: {
    subject: {
      requested: (number, brand) => `${brand}, devis ${number}\u00a0: nous avons reçu votre demande`,
      message: (number, brand) => `${brand}, devis ${number}\u00a0: un message pour vous`,
      reminder: (number, brand) => `${brand}, devis ${number}\u00a0: expire bientôt`,
      cancelled: (number, brand) => `${brand}, devis ${number}\u00a0: annulé`,
    },
    heading: {
      requested: 'Nous avons reçu votre demande.',
      message: 'Vous avez un nouveau message.',
      reminder: 'Votre devis expire bientôt.',
      cancelled: 'Votre devis est annulé.',
    },
    about: { title: (title) => `«\u00a0${title}\u00a0»`, number: (number) => `le devis ${number}` },
    text: {
      requested: (about) => `Nous calculons vos prix pour ${about} et vous enverrons notre offre par e-mail.`,
      message: (agent, about) => `${agent} vous écrit concernant ${about}\u00a0:`,
      reminder: (about, day) => `Les prix pour ${about} sont valables jusqu’au ${day}.`,
      cancelled: (about) => `Nous ne pouvons pas faire d’offre pour ${about}.`,
    },
    reason: (text) => `Motif\u00a0: ${text}`,
    look: 'Voir le devis',
    shop: {
      request: (number, brand) => `${brand}\u00a0: demande de devis ${number}`,
      message: (number, brand) => `${brand}\u00a0: message sur le devis ${number}`,
      requestHeading: 'Un client demande un devis.',
      messageHeading: 'Un client a écrit au sujet d’un devis.',
      from: (name, email) => `De\u00a0: ${name} (${email})`,
      about: (number, title) => `Devis ${number}\u00a0: ${title}`,
      delivery: (place) => `Livrer à\u00a0: ${place}`,
      wantedOn: (day) => `Souhaité pour le\u00a0: ${day}`,
    },
  },
  paymentLink: {
    subject: (number, brand) => `${brand}\u00a0: votre paiement pour ${number}`,
    heading: 'Votre lien de paiement.',
    text: (amount, number, day) => `${amount} à payer pour ${number}. Ce lien est valable jusqu’au ${day}.`,
    look: 'Voir le détail et payer',
  },
  paymentLinkPaid: {
    subject: (number, brand) => `${brand}\u00a0: nous avons reçu votre paiement pour ${number}`,
    heading: 'Nous avons reçu votre paiement.',
    text: (amount, number) => `Vous avez payé ${amount} pour ${number}.`,
    rest: (amount) => `Reste à payer\u00a0: ${amount}.`,
    nothingLeft: 'Tout est payé.',
    look: 'Voir le reçu',
  },
  paymentLinkRefunded: {
    subject: (number, brand) => `${brand}\u00a0: votre remboursement pour ${number}`,
    heading: 'Votre remboursement est en route.',
    text: (amount, number) => `Nous avons remboursé ${amount} de votre paiement pour ${number}.`,
    toGiftCard:
      'Le montant est de retour sur votre carte cadeau. Si elle a expiré, nous vous en enverrons une nouvelle par e-mail.',
    toCard: 'Le montant est remboursé sur votre carte. Votre banque peut mettre jusqu’à 10\u00a0jours à l’afficher.',
    toPayPal: 'Le montant est remboursé sur votre compte PayPal.',
    look: 'Voir le reçu',
  },
  program: {
    look: 'Voir votre programme',
    reminder: {
      subject: (name, brand) => `${brand}\u00a0: ${name} se renouvelle bientôt`,
      heading: 'Votre programme se renouvelle bientôt.',
      text: (name, amount, day) =>
        `${name} se renouvelle le ${day} pour ${amount}, taxes éventuelles en sus. Pour changer de carte ou résilier, ouvrez votre programme avant cette date.`,
    },
    renewed: {
      subject: (name, brand) => `${brand}\u00a0: ${name} a été renouvelé`,
      heading: 'Votre programme a été renouvelé.',
      text: (name, amount, day) =>
        `Nous avons débité ${amount} pour votre prochaine période de ${name}. Prochain renouvellement le ${day}.`,
    },
    refused: {
      subject: (name, brand) => `${brand}\u00a0: votre paiement pour ${name} n’a pas abouti`,
      heading: 'Votre banque a refusé le paiement.',
      text: (name, _amount, day) =>
        `Votre banque a refusé le paiement pour ${name}. Vous gardez l’accès et nous réessaierons le ${day}.`,
    },
    suspended: {
      subject: (name, brand) => `${brand}\u00a0: ${name} est suspendu`,
      heading: 'Votre programme est suspendu.',
      text: (name) =>
        `Votre banque a refusé le paiement pour ${name} quatre fois en sept jours\u00a0: nous avons arrêté les débits. Pour continuer l’entraînement, achetez à nouveau le programme avec une autre carte.`,
    },
    cardMissing: {
      refused: {
        subject: (name, brand) => `${brand}\u00a0: il nous faut une carte pour ${name}`,
        heading: 'Nous n’avons pas de carte à débiter.',
        text: (name, _amount, day) =>
          `Nous n’avons pas de carte pour ${name} et n’avons donc pas pu encaisser la prochaine période. Vous gardez l’accès et nous vérifierons à nouveau le ${day}. Pour continuer l’entraînement, choisissez une carte sur la page de votre programme.`,
      },
      suspended: {
        subject: (name, brand) => `${brand}\u00a0: ${name} est suspendu`,
        heading: 'Votre programme est suspendu.',
        text: (name) =>
          `Nous n’avons pas de carte pour ${name} et n’avons donc pas pu encaisser la prochaine période. Rien ne sera débité. Pour continuer l’entraînement, achetez à nouveau le programme avec une carte.`,
      },
    },
  },
  giftCard: {
    subject: (sender, brand) => `${sender} vous offre une carte cadeau ${brand}`,
    heading: 'Une carte cadeau pour vous.',
    headings: {
      birthday: 'Joyeux anniversaire.',
      holidays: 'Joyeuses fêtes.',
      thanks: 'Merci.',
      congratulations: 'Belle barre.',
    },
    lead: (recipient, sender, amount, brand) =>
      `${recipient}, ${sender} vous offre ${amount} à dépenser chez ${brand}.`,
    replacement: {
      subject: (brand) => `Votre nouvelle carte cadeau ${brand}`,
      heading: 'Une nouvelle carte cadeau pour vous.',
      lead: (recipient, amount) =>
        `${recipient}, nous remboursons ${amount} de votre commande. La carte cadeau qui a servi au paiement n’est plus utilisable\u00a0: celle-ci la remplace.`,
    },
    refund: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: votre remboursement en carte cadeau`,
      heading: 'Votre remboursement en carte cadeau.',
      lead: (recipient, amount, orderId) =>
        `${recipient}, voici le remboursement de ${amount} de votre commande ${orderId}, sur une carte cadeau comme vous l’avez demandé.`,
    },
    code: 'Code',
    amount: 'Solde',
    use: (brand) =>
      `Saisissez le code au moment de commander chez ${brand}. Ce que vous n’utilisez pas reste sur la carte.`,
    balance: 'Consulter votre solde',
    keep: 'Gardez bien cet e-mail. Toute personne ayant le code peut dépenser la carte.',
  },
  orderMessages: {
    received: {
      question: 'Nouvelle question',
      cancel: 'Demande d’annulation',
      address: 'Demande de changement d’adresse',
      subject: (kind, orderId, brand) => `${brand}, commande ${orderId}\u00a0: ${kind.toLowerCase()}`,
      hint: 'Répondez depuis le bureau des commandes pour que le client le voie sur la page de la commande.',
    },
    answered: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: notre réponse`,
      heading: 'Nous avons répondu à votre question.',
    },
    accepted: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: votre demande est acceptée`,
      cancel: 'Nous avons annulé votre commande.',
      address: 'Nous avons modifié votre adresse de livraison.',
    },
    declined: {
      subject: (orderId, brand) => `${brand}, commande ${orderId}\u00a0: au sujet de votre demande`,
      cancel: 'Nous ne pouvons pas annuler votre commande.',
      address: 'Nous ne pouvons pas modifier votre adresse de livraison.',
    },
    order: (orderId) => `Commande ${orderId}`,
    shipsTo: 'Nouvelle adresse de livraison\u00a0:',
    look: 'Voir votre commande',
  },
  reviews: {
    request: {
      subject: (brand) => `Que pensez-vous de votre matériel ${brand}\u00a0?`,
      heading: 'Que pensez-vous de votre matériel\u00a0?',
      lead: 'Vous l’avez depuis deux semaines. Dites aux autres pratiquants ce qui va bien et ce qui pourrait être mieux.',
    },
    link: {
      subject: (brand) => `Donnez votre avis sur votre commande ${brand}`,
      heading: 'Donnez votre avis sur votre commande.',
      lead: 'Vous avez demandé ce lien. Ce n’était pas vous\u00a0? Ignorez cet e-mail.',
    },
    order: (orderId) => `Commande ${orderId}`,
    action: 'Écrire vos avis',
    valid:
      'Le lien est valable 60\u00a0jours, sans connexion. Ne le transférez pas\u00a0: toute personne qui l’a peut écrire vos avis.',
    stop: 'Ne plus recevoir d’e-mails sur les avis',
  },
}
