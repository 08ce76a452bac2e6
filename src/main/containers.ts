import "reflect-metadata/lite"; // The build that inversify itself loads; never import the full one.
import { Container, type ServiceIdentifier } from "inversify";
import { ShowFailure } from "#application/failure/ShowFailure.ts";
import { showingFailures } from "#application/failure/showingFailures.ts";
import { firstUseCases } from "#application/recipes/first.ts";
import type { Parts } from "#application/recipes/Parts.ts";
import { type Recipe, recipe } from "#application/recipes/Recipe.ts";
import { MemberSession } from "#application/session/MemberSession.ts";
import type { AnyUseCase } from "#application/use-case/UseCase.ts";
import type { Ports } from "#ports/Ports.ts";
import { type Token, token } from "#ports/token.ts";
import type { Use } from "#ui/app/use.ts";

/** Converts a token to the container's key. */
const key = <T>(name: Token<T>): ServiceIdentifier<T> => name as unknown as ServiceIdentifier<T>;
const keyOf = <K extends keyof Parts>(name: K): ServiceIdentifier<Parts[K]> => key(token<Parts[K]>(name));

/** Token of the object that shows failures and applies their effects on the session; each environment binds its own. */
const failureDisplay = key(token<Pick<ShowFailure, "execute">>("FailureDisplay"));

const bind = (container: Container, name: string, { needs, make }: Recipe<unknown>) =>
	container.bind(key(token(name))).toResolvedValue(make, needs.map(keyOf));

/** Recipe of the session, a singleton per page. */
const memberSession = recipe(MemberSession, {
	store: "sessionStore",
	renewal: "sessionRenewal",
	calls: "sessionCalls",
	cache: "memberCache",
	visitor: "currentVisitor",
	returnTargets: "returnTargets",
	memberData: "memberData",
	navigation: "pageNavigation",
	notices: "failureNotices",
	reloads: "reloadMemory",
	clock: "clock",
});

/** Parent container of all use cases, which are constructed per `use` from the caller's ports: nothing in it depends on a page or request. */
const root = new Container();

/** Registers use cases and their shared objects. Environments that need all of them do this at start-up. */
export function addRecipes(recipes: Readonly<Record<string, Recipe<unknown>>>): void {
	for (const [name, recipe] of Object.entries(recipes)) {
		if (!root.isBound(key(token(name)))) bind(root, name, recipe);
	}
}
addRecipes(firstUseCases);

export const isKnown = (useCase: Token<AnyUseCase>): boolean => root.isBound(key(useCase));

/** Registers ports in one environment. */
export function addPorts<K extends keyof Ports>(container: Container, ports: Pick<Ports, K>): void {
	for (const name of Object.keys(ports) as K[])
		container.bind(key(token<unknown>(name))).toDynamicValue(() => ports[name]);
}

/** Builds the container of one environment: a page in a browser, a server-rendered request, or a test. A missing port does not compile. */
export function containerOf<K extends keyof Ports = keyof Ports>(
	ports: Pick<Ports, K>,
	display?: Pick<ShowFailure, "execute">,
): Container {
	const container = new Container({ parent: root });
	addPorts(container, ports);
	bind(container, "memberSession" satisfies keyof Parts, memberSession).inSingletonScope();
	if (display) container.bind(failureDisplay).toConstantValue(display);
	else
		container
			.bind(failureDisplay)
			.toResolvedValue(
				(session, notices) => new ShowFailure({ session, notices }),
				[keyOf("memberSession"), keyOf("failureNotices")],
			);
	return container;
}

/** Returns a port of the environment, or an object shared by its use cases. */
export const partOf = <K extends keyof Parts>(container: Container, name: K): Parts[K] =>
	container.get(keyOf(name));

export const failureDisplayOf = (container: Container): Pick<ShowFailure, "execute"> =>
	container.get(failureDisplay);

/** Creates `use`, the screens' only access to the container: it resolves a use case and shows its failures. */
export const resolveFrom =
	(container: Container): Use =>
	<U extends AnyUseCase>(useCase: Token<U>) =>
		showingFailures(container.get(key(useCase)), () => failureDisplayOf(container));
