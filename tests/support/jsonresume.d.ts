declare module '@jsonresume/schema' {
  /** Calls back with what is wrong with a resume, or with null. */
  export function validate(
    resume: unknown,
    callback: (errors: readonly unknown[] | null, isValid: boolean) => void,
  ): void
}
