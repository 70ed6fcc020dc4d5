/*
 * Our own figures, which no source states. The copy that inserts one calls it an estimate.
 */

/** What a new license costs, all boards taken together: each board sets its own fees. */
export const licenseFees = '$100 to $500+'
