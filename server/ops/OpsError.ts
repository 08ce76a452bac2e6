import { resolveParticles } from "#domain/shared/particles.ts";

/** A failed operator command, worded for the operator; open Korean particles such as '은(는)' are resolved. */
export class OpsError extends Error {
	constructor(message: string) {
		super(resolveParticles(message));
	}
}
