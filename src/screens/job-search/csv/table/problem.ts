/** Why a file cannot be used, in a sentence that says what to do. */
export interface Problem {
  problem: string
}

export function isProblem<T>(result: T | Problem): result is Problem {
  return typeof result === 'object' && result !== null && 'problem' in result
}
