import { settleParticles } from "#domain/shared/particles.ts";

/** What an operator's command cannot do, in words for the operator; particles left open are settled. */
export class OpsError extends Error {
	constructor(message: string) {
		super(settleParticles(message));
	}
}
