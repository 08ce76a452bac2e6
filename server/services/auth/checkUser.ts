import type { AuthHandler } from "#server/services/Handler.ts";

export const checkUser: AuthHandler<"checkUser"> = async ({ path }, { services, ip }) => ({
	exists: await services.accounts.isTaken(path.id, ip),
});
