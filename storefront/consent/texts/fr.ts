import type { ConsentTexts } from './en.ts'

export const texts: ConsentTexts = {
  title: 'Préférences de cookies',
  lead: 'Les cookies nécessaires font fonctionner la boutique. Vous choisissez les autres et pouvez changer d’avis ici à tout moment.',
  heading: 'Cookies',
  ask: {
    denied:
      'Les cookies nécessaires font fonctionner la boutique. D’autres mesurent les visites, personnalisent la recherche et servent à la publicité. À vous de choisir.',
    granted:
      'Les cookies nécessaires font fonctionner la boutique. D’autres, actifs jusqu’à ce que vous les désactiviez, mesurent les visites, personnalisent la recherche et servent à la publicité.',
  },
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  preferences: 'Préférences',
  save: 'Enregistrer mes choix',
  saved: 'Préférences de cookies enregistrées',
  notSaved: 'Vos préférences de cookies n’ont pas pu être enregistrées. Réessayez dans une minute.',
  close: 'Fermer les préférences de cookies',
  alwaysOn: 'Toujours actifs',
  signal:
    'Votre navigateur envoie le signal Global Privacy Control. Nous le respectons\u00a0: le marketing reste désactivé.',
  list: 'Tous les cookies et services',
  asPage: 'Ouvrir dans une page',
  categories: {
    necessary: {
      name: 'Nécessaires',
      text: 'Panier, connexion, commande et vos réglages d’affichage et de pays.',
    },
    performance: {
      name: 'Performance',
      text: 'Comptent les visites et repèrent les pages lentes pour que nous les améliorions.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Permettent aux services de publicité et d’e-mail de mesurer quelles annonces ont mené à une visite ou à une commande.',
    },
    functional: {
      name: 'Fonctionnels',
      text: 'Retiennent les produits vus et votre discussion, et reconnaissent ce navigateur dans la recherche pour de meilleurs résultats.',
    },
  },
  columns: { name: 'Nom', category: 'Catégorie', purpose: 'Finalité', lifetime: 'Durée' },
  session: 'Jusqu’à la fermeture du navigateur',
  unlimited: 'Jusqu’à sa suppression',
  byProvider: 'Fixée par le prestataire',
  minutes: (count) => (count < 2 ? `${count} minute` : `${count} minutes`),
  hours: (count) => (count < 2 ? `${count} heure` : `${count} heures`),
  days: (count) => (count < 2 ? `${count} jour` : `${count} jours`),
  purposes: {
    consent: 'Enregistre ces préférences',
    cart: 'Relie votre panier et vos listes à ce navigateur',
    login: 'Maintient votre connexion',
    device: 'Reconnaît un navigateur déjà connecté auparavant, pour protéger votre compte',
    prices: 'Affiche les prix de votre groupe de clients',
    order: 'Permet de lire une commande que vous avez recherchée',
    registry: 'Ouvre une liste de cadeaux dont vous avez saisi le mot de passe',
    payment: 'Vous ramène à un paiement après le passage par votre banque',
    notice: 'Signale que votre connexion a expiré ou que la boutique a été mise à jour',
    display: 'Enregistre le contraste et les unités',
    debug: 'Enregistre les valeurs que vous avez fixées dans le panneau de débogage',
    country: 'Enregistre la langue, le pays et la zone de livraison',
    banner: 'Masque un message que vous avez fermé',
    draft: 'Restaure la commande en cours sur cet appareil',
    compare: 'Enregistre les produits que vous comparez',
    newsletters: 'Retient vos inscriptions aux newsletters',
    interests: 'Retient les centres d’intérêt choisis avant la connexion',
    scroll: 'Rétablit la position sur une page',
    search: 'Personnalise les résultats de recherche',
    chat: 'Poursuit votre discussion avec nous',
    viewed: 'Affiche les derniers produits vus',
    visit: 'Compte les visites et reconnaît ce navigateur dans nos statistiques',
  },
  providers: {
    'customer-data-events': 'Plateforme de données clients',
    reviews: 'Service d’avis',
    'reviews-events': 'Service d’avis',
    'recommendations-events': 'Service de recommandations',
  },
  services: {
    spreedly: 'Reçoit les données de carte lors du paiement',
    adyen: 'Reçoit les données de carte lors du paiement',
    paypal: 'Paiement avec PayPal',
    'apple-pay': 'Paiement avec Apple Pay',
    'google-pay': 'Paiement avec Google Pay',
    'social-pixel': 'Mesure les visites et commandes issues d’annonces sur Facebook et Instagram',
    'search-ads': 'Mesure les visites et commandes issues d’annonces dans la recherche Google',
    'email-marketing': 'Relie nos e-mails aux visites de la boutique',
    affiliate: 'Enregistre les visites issues de liens de sites partenaires',
    reviews: 'Affiche les notes et avis du service d’avis',
    'customer-data-events':
      'Reçoit de notre serveur des événements sur les visites et commandes, pour les statistiques',
    'web-analytics-events':
      'Reçoit de notre serveur des événements sur les visites et commandes, pour les statistiques',
    'ads-events': 'Reçoit les commandes de notre serveur, pour mesurer les annonces dans la recherche Google',
    'social-pixel-events':
      'Reçoit des événements de notre serveur, pour mesurer les annonces sur Facebook et Instagram',
    'affiliate-events':
      'Reçoit les commandes de notre serveur, pour rémunérer les sites partenaires qui vous ont envoyé ici',
    'reviews-events': 'Reçoit les commandes de notre serveur, pour demander des avis sur les produits',
    'email-marketing-events': 'Reçoit les paniers et commandes de notre serveur, pour des e-mails adaptés',
    'recommendations-events': 'Reçoit de notre serveur les produits consultés et commandés, pour des recommandations',
  },
}
