/** A use case that decides something, with what it depends on: ports, the session, other use cases. */
export abstract class UseCaseOf<Deps> {
	protected readonly deps: Deps;

	constructor(deps: Deps) {
		this.deps = deps;
	}
}
