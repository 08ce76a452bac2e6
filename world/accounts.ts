import { accounts, demoPassword, emailOf } from "./members/accounts.ts";

/** The accounts of the demo world, for people who want to look around. */
export const demoAccounts: readonly {
	readonly email: string;
	readonly password: string;
	readonly description: string;
}[] = accounts.map((account) => ({
	email: emailOf(account),
	password: demoPassword,
	description: account.about,
}));
