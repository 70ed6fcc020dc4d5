/** How long before its last day a certification or license counts as expiring soon: boards take weeks to renew. */
export const EXPIRING_SOON_DAYS = 90
