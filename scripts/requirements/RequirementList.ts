export interface Requirement {
	readonly id: string;
	readonly sentence: string;
}

/** The content of docs/requirements.json. */
export interface RequirementList {
	readonly areas: readonly {
		readonly id: string;
		readonly title: string;
		readonly requirements: readonly Requirement[];
	}[];
	/** Decisions made where the customer's text is silent; a test may name one, but none has to. */
	readonly decisions: readonly (Requirement & { readonly question: string })[];
}
