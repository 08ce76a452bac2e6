import "reflect-metadata/lite"; // what inversify loads itself; never the full build
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

/** The container's key for a token. */
const key = <T>(name: Token<T>): ServiceIdentifier<T> => name as unknown as ServiceIdentifier<T>;
const keyOf = <K extends keyof Parts>(name: K): ServiceIdentifier<Parts[K]> => key(token<Parts[K]>(name));

/** Who tells failures, and what they do to the session; each environment has its own. */
const failureDisplay = key(token<Pick<ShowFailure, "execute">>("FailureDisplay"));

const bind = (container: Container, name: string, { needs, make }: Recipe<unknown>) =>
	container.bind(key(token(name))).toResolvedValue(make, needs.map(keyOf));

/** What lives as long as a page does. */
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

/** Use cases, constructed for each `use`, of the ports of whoever asks: nothing here depends on a page or a request. */
const root = new Container();

/** Makes use cases known, and what they share. Whoever needs them all at once says so at its start. */
export function addRecipes(recipes: Readonly<Record<string, Recipe<unknown>>>): void {
	for (const [name, recipe] of Object.entries(recipes)) {
		if (!root.isBound(key(token(name)))) bind(root, name, recipe);
	}
}
addRecipes(firstUseCases);

export const isKnown = (useCase: Token<AnyUseCase>): boolean => root.isBound(key(useCase));

/** Makes ports known to one environment. */
export function addPorts<K extends keyof Ports>(container: Container, ports: Pick<Ports, K>): void {
	for (const name of Object.keys(ports) as K[])
		container.bind(key(token<unknown>(name))).toDynamicValue(() => ports[name]);
}

/** The application in one environment: a browser's page, a request for a page, a test. A port that is missing does not compile. */
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

/** A port of an environment, or what its use cases share. */
export const partOf = <K extends keyof Parts>(container: Container, name: K): Parts[K] =>
	container.get(keyOf(name));

export const failureDisplayOf = (container: Container): Pick<ShowFailure, "execute"> =>
	container.get(failureDisplay);

/** Screens see `use` and nothing else of the container: a use case whose failures are shown. */
export const resolveFrom =
	(container: Container): Use =>
	<U extends AnyUseCase>(useCase: Token<U>) =>
		showingFailures(container.get(key(useCase)), () => failureDisplayOf(container));
