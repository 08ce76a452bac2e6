import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const listSessions: AuthHandler<"listSessions"> = async (_, { member, services }) => ({
	sessions: (await services.devices.list(member)).map((login) => ({
		...login,
		startedAt: koreanDateTime(login.startedAt),
		lastSeenAt: koreanDateTime(login.lastSeenAt),
	})),
});
