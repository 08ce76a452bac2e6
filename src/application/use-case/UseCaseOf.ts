/** Base class of use cases that contain logic, with their dependencies: ports, the session or other use cases. */
export abstract class UseCaseOf<Deps> {
	protected readonly deps: Deps;

	constructor(deps: Deps) {
		this.deps = deps;
	}
}
