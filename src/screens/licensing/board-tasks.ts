/** The tasks of a move's plan that name a board, and whose: the new state's, or those that licensed the user. */
export const boardTasks: Readonly<Record<string, 'new' | 'held'>> = {
  'license-steps/find-the-board': 'new',
  'license-steps/check-good-standing': 'held',
  'license-steps/order-verifications': 'held',
  'license-steps/send-application': 'new',
  'license-steps/follow-up': 'new',
  'license-steps/get-written-ok': 'new',
}
