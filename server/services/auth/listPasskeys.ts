import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const listPasskeys: AuthHandler<"listPasskeys"> = async (_, { member, services }) => ({
	passkeys: (await services.passkeys.list(member)).map(({ id, name, createdAt, lastUsedAt }) => ({
		idx: id,
		name,
		createdAt: koreanDateTime(createdAt.getTime()),
		lastUsedAt: lastUsedAt && koreanDateTime(lastUsedAt.getTime()),
	})),
});
