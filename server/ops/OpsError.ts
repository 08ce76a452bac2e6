/** What an operator's command cannot do, in words for the operator. */
export class OpsError extends Error {}
