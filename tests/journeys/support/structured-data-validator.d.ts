declare module '@adobe/structured-data-validator' {
  /** @param vocabulary the JSON-LD of schema.org */
  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: {
      jsonld: object
    }): Promise<{ severity: string; issueMessage: string; path: unknown }[]>
  }
}
