/**
 * The path at which a form records that its save was rejected because of another save. No field has this path: Payload’s
 * response to an earlier change of the form replaces the state of every field, including an error that has not been
 * rendered yet.
 */
export const rejectedPath = 'savedMeanwhile'
