declare module '@jsonresume/schema' {
  /** Calls back with the errors in a resume, or with null. */
  export function validate(
    resume: unknown,
    callback: (errors: readonly unknown[] | null, isValid: boolean) => void,
  ): void
}
