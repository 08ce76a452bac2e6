export interface Requirement {
	readonly id: string;
	readonly sentence: string;
}

/** docs/requirements.json. */
export interface RequirementList {
	readonly areas: readonly {
		readonly id: string;
		readonly title: string;
		readonly requirements: readonly Requirement[];
	}[];
	/** What was decided where the customer's text is silent; a test may name one, none has to. */
	readonly decisions: readonly (Requirement & { readonly question: string })[];
}
