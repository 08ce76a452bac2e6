import "reflect-metadata/lite"; // what inversify loads itself; never the full build
import { Container, type ContainerModule, type ServiceIdentifier } from "inversify";
import type { AnyUseCase } from "#application/UseCase.ts";
import type { Token } from "#ports/token.ts";
import type { Use } from "#ui/app/use.ts";

/** The container's key for a token; the service type survives into `toResolvedValue` factories. */
export const key = <T>(token: Token<T>): ServiceIdentifier<T> => token as unknown as ServiceIdentifier<T>;

/** Screens see `use` and nothing else of the container. */
export const resolveFrom =
	(container: Container): Use =>
	<U extends AnyUseCase>(token: Token<U>) =>
		container.get(key(token));

/**
 * Use cases are transient on a root that is made once; each environment (a browser page, one server request, a test)
 * is a child that binds its own ports. Nothing that depends on a request may be a singleton of the root.
 */
export function rootOf(modules: readonly ContainerModule[]): Container {
	const root = new Container();
	root.load(...modules);
	return root;
}

export const childOf = (root: Container): Container => new Container({ parent: root });
