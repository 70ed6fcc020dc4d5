/** Something the user fills that lies under one storage key of its own. */
export interface Stored<Value> {
  /** The key in localStorage; its value is the raw JSON of the content, with no envelope. */
  key: string
  /** What messages call the content: "job applications". */
  contents: string
  /** What a missing key reads as. */
  empty: Value
  /** Kept until the page is left or reloaded, instead of in the browser's storage. */
  keptIn?: 'memory' | undefined
  /** Checks parsed JSON. `undefined` means that nothing of it can be used. */
  check(json: unknown): Checked<Value> | undefined
}

export interface Checked<Value> {
  value: Value
  /** Positions of the list's elements that are not valid records; always empty for a non-list. */
  refused: readonly number[]
}
