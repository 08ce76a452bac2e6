import type { AuthHandler } from "#server/http/handlers.ts";

export const checkUser: AuthHandler<"checkUser"> = async ({ path }, { services, ip }) => ({
	exists: await services.accounts.isTaken(path.id, ip),
});
