import type { Queryable } from "#server/platform/database/Database.ts";

/** Records an operator's command in the audit log. */
export const recordAction = (db: Queryable, operator: string, [name, ...rest]: readonly string[]) =>
	db.query("INSERT INTO operator_action (operator, command, arguments) VALUES ($1, $2, $3)", [
		operator,
		name,
		JSON.stringify(rest),
	]);
